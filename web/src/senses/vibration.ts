import { device } from "./device.svelte";

/** Whether this device can buzz at all; a switch that does nothing is not shown. */
export const canVibrate = "vibrate" in navigator;

export function buzz(pattern: number | number[]): void {
  // Before the first tap browsers refuse, and complain.
  if (device.vibration && canVibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
