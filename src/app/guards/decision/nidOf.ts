const largest = 2 ** 31 - 1;

/** The id that a text is; undefined for anything else, absurdly large numbers too. */
export function nidOf(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const nid = Number(text);
  return nid <= largest ? nid : undefined;
}
