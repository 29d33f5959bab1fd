import { mount } from "svelte";
import App from "./App.svelte";
import { becomeInstallable } from "./installing";
import { router } from "./router.svelte";
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
  words.begin().then(
    () => {
      mount(App, { target });
      void becomeInstallable();
    },
    () => reloadStalePage(),
  );
}
