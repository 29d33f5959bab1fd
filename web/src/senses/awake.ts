/**
 * Keeps the screen on while somebody sits at a table: by the wake lock where there is one, and else (plain HTTP) by a
 * tiny silent video that this page paints itself. Answers with the way to let the screen sleep again.
 */
export function stayAwake(): () => void {
  let release: (() => void) | null = null;
  let isOver = false;

  const hold = async (): Promise<void> => {
    if (isOver || release !== null || document.visibilityState !== "visible") return;
    const held = "wakeLock" in navigator ? await lock() : film();
    if (isOver) held?.();
    else release = held;
  };
  const watch = (): void => {
    // The browser lets go of the lock when the page is hidden.
    if (document.visibilityState === "hidden") {
      release?.();
      release = null;
    } else void hold();
  };

  document.addEventListener("visibilitychange", watch);
  addEventListener("pointerdown", watch, { passive: true });
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", watch);
    removeEventListener("pointerdown", watch);
    release?.();
  };
}

async function lock(): Promise<(() => void) | null> {
  try {
    const sentinel = await navigator.wakeLock.request("screen");
    return () => void sentinel.release();
  } catch {
    return null;
  }
}

function film(): (() => void) | null {
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d");
  if (paper === null || !("captureStream" in canvas)) return null;
  [canvas.width, canvas.height] = [2, 2];
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = canvas.captureStream(1);
  const brush = setInterval(() => paper.fillRect(0, 0, 1, 1), 1000);
  void video.play().catch(() => undefined);
  return () => {
    clearInterval(brush);
    video.pause();
    video.srcObject = null;
  };
}
