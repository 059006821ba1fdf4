/** Zero-width space, word joiner, byte order mark, soft hyphen: they change nothing that can be seen. */
const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/g;
/** A (non-)joiner means something after an emoji or a letter of a script that joins, and nothing elsewhere. */
const IDLE_JOINER = /(?<!\p{Lo}\p{M}*|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)[\u200C\u200D]/gu;
const HYPHEN = /[\u2010\u2011]/g;
const FIXED_SPACE = /[\u00A0\u2007\u202F]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * More than 30 combining marks in a row. Characters that `cleanText` takes out don't end a run, since cleaning would join
 * what stands on both sides of them.
 */
const LONG_MARK_RUN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: `cleanText` takes control characters out
  /(?<![\p{M}\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200D\u2060\uFEFF\u00AD])(?:[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200D\u2060\uFEFF\u00AD]*\p{M}){31}/u;

/**
 * Does a letter carry more than 30 combining marks? No language writes such a text, and to compose it (NFC) takes the square of
 * its length. Stream-safe text has no longer run (Unicode Standard Annex 15, section 13).
 */
export function hasLongMarkRun(text: string): boolean {
  return LONG_MARK_RUN.test(text);
}

/** Is there something in it that no text may hold: a NUL, half of a surrogate pair, or a run of more than 30 combining marks? */
export function isBrokenText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed() || hasLongMarkRun(text);
}

/**
 * Text as people meant it: composed (NFC), without characters that can't be seen, with a plain hyphen and a plain space for
 * their unbreakable siblings, without blanks around it. Emoji stay whole. Cleaning twice changes nothing more.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .replace(HYPHEN, '-')
    .replace(FIXED_SPACE, ' ')
    .normalize('NFC')
    .trim();
}

/** `cleanText` for a field of one line: a line break or a tab that was pasted in becomes a space. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
}
