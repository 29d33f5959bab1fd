import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/theme.css";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (target) void words.begin().then(() => mount(App, { target }));
