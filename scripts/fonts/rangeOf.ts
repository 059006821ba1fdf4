/** Writes characters as a `unicode-range` of a stylesheet (CSS Fonts 4, 4.5). The reverse of `charactersOf`. */
export function rangeOf(characters: string): string {
  const codes = [...new Set(characters)].flatMap((one) => one.codePointAt(0) ?? []).sort((a, b) => a - b);
  const starts = codes.filter((code, at) => codes[at - 1] !== code - 1);
  const ends = codes.filter((code, at) => codes[at + 1] !== code + 1);
  return starts
    .map((from, at) => (from === ends[at] ? `U+${hex(from)}` : `U+${hex(from)}-${hex(ends[at] ?? from)}`))
    .join(',');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
