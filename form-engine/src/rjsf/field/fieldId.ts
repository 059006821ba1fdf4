/**
 * The id of a field's element. A key may hold anything a server thought of; blanks would split the lists of ids in
 * `aria-describedby`, so whatever isn't a plain letter, digit, `_` or `-` is written as its code point.
 */
export function fieldId(prefix: string, key: string): string {
  return `${plain(prefix)}_${plain(key)}`;
}

function plain(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]/gu, (character) => `.${character.codePointAt(0)?.toString(16)}.`);
}
