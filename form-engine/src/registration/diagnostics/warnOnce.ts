/** State of the page: several forms of the same sections, or one that is drawn anew, warn once. */
const warned = new Set<string>();

/** Writes a warning for developers to the console, each text once. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // biome-ignore lint/suspicious/noConsole: the place where a developer looks
  console.warn(`@clubpoort/form-engine: ${text}`);
}
