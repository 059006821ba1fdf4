import { once } from './once.ts';

/** Zero-width space, word joiner, byte order mark and soft hyphen: they change nothing visible. */
const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/g;
/** A joiner or a non-joiner. */
const JOINER = /[\u200C\u200D]/;
/** A joiner or non-joiner without effect: it has a meaning only after an emoji or a letter of a joining script. */
const idleJoiner = once(
  () => /(?<!\p{Lo}\p{M}*|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)[\u200C\u200D]/gu,
);
const HYPHEN = /[\u2010\u2011]/g;
const FIXED_SPACE = /[\u00A0\u2007\u202F]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const CONTROL = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * More than 30 combining marks in a row. Characters that `cleanText` removes don't end a run, because cleaning joins
 * the text on both sides of them.
 */
const longMarkRun = once(
  () =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: `cleanText` removes control characters
    /(?<![\p{M}\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200D\u2060\uFEFF\u00AD])(?:[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200D\u2060\uFEFF\u00AD]*\p{M}){31}/u,
);
/** A character from the first combining mark on. Text without one, which most is, has no mark at all. */
const MAYBE_MARK = /[\u0300-\uFFFF]/;

/**
 * Whether a letter has more than 30 combining marks. No language writes such a text, and composing it (NFC) takes
 * quadratic time. Stream-safe text has no longer run (Unicode Standard Annex 15, section 13).
 */
export function hasLongMarkRun(text: string): boolean {
  return MAYBE_MARK.test(text) && longMarkRun().test(text);
}

/** Whether the text contains a NUL, half of a surrogate pair, or a run of more than 30 combining marks. */
export function isBrokenText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed() || hasLongMarkRun(text);
}

/**
 * Normalises a text: composed (NFC), without invisible characters, with plain hyphens and spaces instead of
 * non-breaking ones, and trimmed. Emoji stay whole. Cleaning twice gives the same result as cleaning once.
 */
export function cleanText(text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(INVISIBLE, '');
  return (JOINER.test(visible) ? visible.replace(idleJoiner(), '') : visible)
    .replace(HYPHEN, '-')
    .replace(FIXED_SPACE, ' ')
    .normalize('NFC')
    .trim();
}

/** `cleanText` for a single line: line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
}
