/**
 * The id of a field's element. A key may contain any character, and blanks would split the list of ids in
 * `aria-describedby`. So any character but a plain letter, digit, `_` or `-` is written as its code point.
 */
export function fieldId(prefix: string, key: string): string {
  return `${plain(prefix)}_${plain(key)}`;
}

/** Characters of which most keys and prefixes consist. A text of these alone, as most are, is checked in no time. */
const plainText = /^[A-Za-z0-9_-]*$/;

function plain(text: string): string {
  if (plainText.test(text)) return text;
  return text.replace(/[^A-Za-z0-9_-]/gu, (character) => `.${character.codePointAt(0)?.toString(16)}.`);
}
