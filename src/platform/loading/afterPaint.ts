/**
 * Runs a function once the current drawing has been painted: in the task after its animation frame. An effect alone may run
 * before the paint.
 * @returns a function that cancels the call
 */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** Yields to the browser, so that it can draw and handle input: a long task makes a phone feel stuck. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
