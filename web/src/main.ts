import { mount } from "svelte";
import App from "./App.svelte";
import { becomeInstallable } from "./installing";
import { router } from "./router.svelte";
import { routeOf } from "./routes";
import { device } from "./senses/device.svelte";
import { listenForFirstTap } from "./senses/sound";
import { reloadStalePage } from "./stale-page";
import "./styles/controls.css";
import "./styles/theme.css";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (target) {
  device.begin();
  router.begin();
  listenForFirstTap();
  // The screen comes while the words do; a failure shows when it is asked for again.
  routeOf(router.path)
    .load()
    .catch(() => undefined);
  words.begin().then(
    // In a task of its own, so that none is long.
    () =>
      setTimeout(() => {
        mount(App, { target });
        void becomeInstallable();
      }),
    () => reloadStalePage(),
  );
}
