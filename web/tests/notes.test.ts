import { beforeEach, describe, expect, it, vi } from "vitest";
import { notesOf, type Noise } from "../src/senses/notes";

const everything: readonly Noise[] = [
  "deal",
  "card",
  "trick",
  "bid",
  "pawn",
  "my_turn",
  "on_target",
  "out_of_reach",
  "made_it",
  "missed",
  "win",
  "die",
  "unlucky",
  "double_lucky",
  "bid_up",
  "bid_down",
  "player_swap",
  "change_dealer",
  "double_points",
  "change_trump",
  "extra_card",
  "extra_joker",
  "no_trump",
];
const tonesOf = (noise: Noise): number[] =>
  notesOf(noise)
    .filter(({ kind }) => kind === "tone")
    .map(({ frequency }) => Math.round(frequency));
const [C5, E5, G5, Gsharp5, B5, E6] = [523, 659, 784, 831, 988, 1319];

/** Notes down what is scheduled, and how loud. */
const scheduled = { started: [] as number[], loudness: [] as number[] };
class FakeParam {
  setValueAtTime(value: number): void {
    scheduled.loudness.push(value);
  }
  exponentialRampToValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
}
class FakeNode {
  gain = new FakeParam();
  frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  pan = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  connect<Next>(next: Next): Next {
    return next;
  }
  start(at: number): void {
    scheduled.started.push(at);
  }
  stop(): void {}
}
class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = new FakeNode();
  resume = (): Promise<void> => Promise.resolve();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe("what is scheduled", () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    scheduled.started = [];
    scheduled.loudness = [];
    vi.stubGlobal("AudioContext", FakeContext);
    for (const node of ["OscillatorNode", "GainNode", "StereoPannerNode", "AudioBufferSourceNode", "BiquadFilterNode"])
      vi.stubGlobal(node, FakeNode);
  });

  it.each(everything)("%s is heard, and nothing lasts longer than two seconds", async (noise) => {
    const { listenForFirstTap, play } = await import("../src/senses/sound");
    listenForFirstTap();
    dispatchEvent(new Event("pointerdown"));
    play(noise);
    expect(scheduled.started).toHaveLength(notesOf(noise).length);
    expect(Math.max(...notesOf(noise).map(({ at, length }) => at + length))).toBeLessThan(2);
  });

  it("follows the volume, and is silent at zero and when it is switched off", async () => {
    const { listenForFirstTap, play } = await import("../src/senses/sound");
    const { device } = await import("../src/senses/device.svelte");
    listenForFirstTap();
    dispatchEvent(new Event("pointerdown"));
    device.volume = 1;
    play("my_turn");
    const [loud] = scheduled.loudness;
    scheduled.loudness = [];
    device.volume = 0.5;
    play("my_turn");
    expect(scheduled.loudness[0]).toBeCloseTo((loud ?? 0) / 2);
    scheduled.started = [];
    device.volume = 0;
    play("my_turn");
    device.volume = 1;
    device.sound = false;
    play("my_turn");
    expect(scheduled.started).toEqual([]);
  });

  it("gives every option of the wheel its own notes", () => {
    expect(tonesOf("bid_up")).toEqual([E5, G5]);
    expect(tonesOf("bid_down")).toEqual([E5, C5]);
    expect(tonesOf("double_points")).toEqual([B5, B5]);
    expect(tonesOf("change_trump")).toEqual([C5, G5]);
    expect(tonesOf("extra_card")).toEqual([E5, Gsharp5]);
    expect(tonesOf("extra_joker")).toEqual([E5, Gsharp5, E6]);
    expect(tonesOf("no_trump")).toEqual([G5, C5]);
    expect(notesOf("double_lucky")).toHaveLength(7);
    const [left, right] = notesOf("player_swap");
    expect([left?.pan, right?.pan]).toEqual([
      [-0.9, 0.9],
      [0.9, -0.9],
    ]);
  });
});
