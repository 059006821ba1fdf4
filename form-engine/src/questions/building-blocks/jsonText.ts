/** Parses a text as JSON: `undefined` for blanks, the text itself where it isn't JSON. */
export function parsedJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
