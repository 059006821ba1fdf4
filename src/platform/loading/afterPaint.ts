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
