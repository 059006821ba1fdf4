const largest = 2 ** 31 - 1;

/** Reads an id from text; undefined for any other text, and for numbers that are too large. */
export function nidOf(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const nid = Number(text);
  return nid <= largest ? nid : undefined;
}
