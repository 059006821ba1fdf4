/** Lets the browser draw and answer in between: a phone that does much in one go is noticed to hang. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
