import { device } from "./device.svelte";
import { notesOf, type Noise, type Note } from "./notes";

export type { Noise } from "./notes";

let context: AudioContext | null = null;

/** Browsers allow sound after a tap only. */
export function listenForFirstTap(): void {
  const wake = (): void => {
    if (device.sound) void ready()?.resume();
  };
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("keydown", wake);
}

/** Schedules all the notes of a noise; silent before the first tap. */
export function play(noise: Noise): void {
  if (!device.sound || device.volume === 0 || context?.state !== "running") return;
  const at = context.currentTime + 0.01;
  for (const note of notesOf(noise)) schedule(context, note, at + note.at);
}

function ready(): AudioContext | null {
  if (context === null && "AudioContext" in globalThis) context = new AudioContext();
  return context;
}

function schedule(audio: AudioContext, note: Note, at: number): void {
  const source = note.kind === "noise" ? rustle(audio, note, at) : tone(audio, note, at);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(note.loudness * device.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + note.length);
  let last: AudioNode = source.connect(gain);
  if (note.pan) {
    const panner = new StereoPannerNode(audio, { pan: note.pan[0] });
    panner.pan.setValueAtTime(note.pan[0], at);
    panner.pan.linearRampToValueAtTime(note.pan[1], at + note.length);
    last = last.connect(panner);
  }
  last.connect(audio.destination);
}

function tone(audio: AudioContext, note: Note, at: number): AudioNode {
  const oscillator = new OscillatorNode(audio, {
    type: note.kind === "tone" ? "triangle" : "sine",
    frequency: note.frequency,
  });
  if (note.slidesTo !== undefined) {
    oscillator.frequency.setValueAtTime(note.frequency, at);
    oscillator.frequency.exponentialRampToValueAtTime(note.slidesTo, at + note.length * 0.75);
  }
  oscillator.start(at);
  oscillator.stop(at + note.length);
  return oscillator;
}

function rustle(audio: AudioContext, note: Note, at: number): AudioNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: note.frequency, Q: 0.8 });
  source.connect(filter);
  source.start(at);
  return filter;
}
