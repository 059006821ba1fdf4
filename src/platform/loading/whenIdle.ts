/** Longest wait for a browser that is never idle, in milliseconds. */
const timeout = 10_000;

/** Waits until the browser has nothing else to do. Safari has no `requestIdleCallback`, and waits a task. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve);
  });
}
