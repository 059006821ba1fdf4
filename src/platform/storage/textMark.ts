/** A hash that tells texts apart without revealing them, because web storage never holds a price (FNV-1a, 32 bits). */
export function textMark(text: string): string {
  let mark = 0x811c9dc5;
  for (const character of text) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}
