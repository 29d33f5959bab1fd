import { device } from "./device.svelte";

/** All that is heard: no files, made of tones and noise when needed, and silent before the first tap. */
export type Noise = "card" | "token" | "my_turn" | "made_it" | "missed" | "die" | "double_lucky" | "win";

const E5 = 659.26;
const B5 = 987.77;
const semitone = 2 ** (1 / 12);

let context: AudioContext | null = null;

/** Browsers allow sound after a tap only. */
export function listenForFirstTap(): void {
  const wake = (): void => {
    if (device.sound) void ready()?.resume();
  };
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("keydown", wake);
}

export function play(noise: Noise): void {
  if (!device.sound || context?.state !== "running") return;
  const at = context.currentTime + 0.01;
  switch (noise) {
    case "card":
      return rustle(context, at, 0.04, 0.25);
    case "token":
      click(context, at);
      return click(context, at + 0.07);
    case "my_turn":
      tone(context, E5, at, 0.16);
      return tone(context, B5, at + 0.14, 0.3);
    case "made_it":
      return [0, 4, 7].forEach((step, place) => tone(context, 523.25 * semitone ** step, at + place * 0.1, 0.28));
    case "missed":
      return tone(context, 164.81, at, 0.5);
    case "die":
      // Slower and slower, as long as the die is seen to roll.
      for (let beat = 0, time = 0; time < 1.2; beat += 1, time += 0.05 + beat * 0.012) click(context, at + time);
      return;
    case "double_lucky":
      return [0, 2, 4, 5, 7, 9, 12].forEach((step, place) =>
        tone(context, 523.25 * semitone ** step, at + place * 0.12, 0.3),
      );
    case "win":
      return [0, 4, 7, 12].forEach((step, place) => tone(context, 392 * semitone ** step, at + place * 0.13, 0.5));
  }
}

function ready(): AudioContext | null {
  if (context === null && "AudioContext" in globalThis) context = new AudioContext();
  return context;
}

function tone(audio: AudioContext | null, frequency: number, at: number, length: number): void {
  if (audio === null) return;
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency });
  oscillator.connect(fading(audio, at, length, 0.16));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function click(audio: AudioContext, at: number): void {
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency: 1100 });
  oscillator.frequency.exponentialRampToValueAtTime(420, at + 0.03);
  oscillator.connect(fading(audio, at, 0.04, 0.22));
  oscillator.start(at);
  oscillator.stop(at + 0.05);
}

function rustle(audio: AudioContext, at: number, length: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600, Q: 0.8 });
  source.connect(filter).connect(fading(audio, at, length, loudness));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
