/** What a press or a key should change on the screen. */
export interface Awaited {
  /** CSS selector of the element to press. */
  readonly press: string;
  /** CSS selector of the element whose text changes. */
  readonly watch: string;
  /** The text to wait for; by default any other text than before. */
  readonly text?: string;
}

export interface PaintTimes {
  /** Milliseconds from the press until the browser painted its next frame, e.g. the pressed button. */
  readonly feedback: number;
  /** Milliseconds from the press until the browser painted the new text. */
  readonly result: number;
}

/** Runs in the page. Presses an element, and waits for the frames that show the effect. */
export function untilPainted({ press, watch, text }: Awaited): Promise<PaintTimes> {
  const { promise, resolve } = Promise.withResolvers<PaintTimes>();
  const target = document.querySelector(press);
  if (!(target instanceof HTMLElement)) throw new Error(`Nothing to press: ${press}`);
  const read = () => document.querySelector(watch)?.textContent?.trim();
  const former = read();
  const start = performance.now();
  let feedback: number | undefined;
  target.click();
  const look = () => {
    const now = read();
    const isThere = text === undefined ? now !== undefined && now !== former : now === text;
    // A task after a frame runs once the frame is painted.
    setTimeout(() => {
      feedback ??= performance.now() - start;
      if (isThere) resolve({ feedback, result: performance.now() - start });
    });
    if (!isThere) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return promise;
}
