/** Parses JSON of any shape; undefined when the text is missing or no JSON. */
export function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
