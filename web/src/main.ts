import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { device } from "./senses/device.svelte";
import { listenForFirstTap } from "./senses/sound";
import "./styles/controls.css";
import "./styles/theme.css";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (target) {
  device.begin();
  router.begin();
  listenForFirstTap();
  void words.begin().then(() => mount(App, { target }));
}
