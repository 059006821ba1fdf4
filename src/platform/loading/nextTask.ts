/** Yields to the browser, so that it can draw and handle input: a long task makes a phone feel stuck. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
