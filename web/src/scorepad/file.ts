/** The score pad as one file that needs no server: the same screens, every language, everything inside. */
import { mount } from "svelte";
import { device } from "../senses/device.svelte";
import "../styles/controls.css";
import "../styles/theme.css";
import { words } from "../words/words.svelte";
import ScorepadFile from "./ScorepadFile.svelte";
import { padMessages } from "./words";

const target = document.getElementById("app");
if (target) {
  device.begin();
  void words.begin().then(async () => {
    await words.include(padMessages);
    mount(ScorepadFile, { target });
  });
}
