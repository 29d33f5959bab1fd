import { beforeEach, describe, expect, it } from "vitest";
import { router } from "../src/router.svelte";
import { routeOf } from "../src/routes";

describe("the router", () => {
  beforeEach(() => history.replaceState(null, "", "/"));

  it.each([
    ["/", "title-home", ""],
    ["/j/lukame", "title-join", "lukame"],
    ["/t/abc234", "title-table", "abc234"],
    ["/rules", "title-rules", ""],
    ["/j/a%20b", "title-join", "a b"],
    ["/j/%zz", "title-join", "%zz"],
    ["/no-such-screen", "title-nowhere", ""],
    ["/rules/too/far", "title-nowhere", "too"],
  ])("finds the screen at %s", (path, title, param) => {
    expect(routeOf(path)).toMatchObject({ title, param });
  });

  it.each(["/", "/host", "/j/x", "/t/x", "/rules", "/club", "/history", "/settings", "/nowhere"])(
    "can load the screen at %s",
    async (path) => {
      expect((await routeOf(path).load()).default).toBeTypeOf("function");
    },
    30_000,
  );

  it("follows a plain click on a link of ours without loading the page", () => {
    router.begin();
    document.body.innerHTML = `<a href="/club"><b>club</b></a><a id="api" href="/api/v1/x">record</a>`;
    document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect([router.path, location.pathname]).toEqual(["/club", "/club"]);

    const away = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector("b")?.dispatchEvent(away);
    expect(away.defaultPrevented).toBe(false);

    const download = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("#api")?.dispatchEvent(download);
    expect(download.defaultPrevented).toBe(false);
  });

  it("goes on from a screen that nobody wants to come back to", () => {
    const before = history.length;
    router.goInstead("/t/somewhere", { start: true });
    expect([router.path, history.length, history.state]).toEqual(["/t/somewhere", before, { start: true }]);
  });
});
