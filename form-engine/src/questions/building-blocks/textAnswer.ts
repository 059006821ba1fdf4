import { cleanLine, isBrokenText } from '../../rules/cleanText.ts';
import { wireText } from '../../sections/wireValue.ts';
import type { Answer } from '../question-kind/answer.ts';
import type { Decoded } from '../question-kind/questionKind.ts';

/** Maximum length of a text answer, in characters (code points): about six pages. */
export const longestText = 20_000;

/** Reads a text answer. `clean` normalises the text for storing and checking. Blanks alone are no answer. */
export function decodeText(wire: unknown, clean: (text: string) => string): Decoded<string> {
  const text = wireText(wire);
  if (text === undefined) return { malformed: 'no text' };
  if (isBrokenText(text))
    return { malformed: 'text with a NUL, a lone surrogate or too many combining marks' };
  return { answer: clean(text) || undefined };
}

/**
 * Reads one line with `read`, which gives the stored notation. A text that it can't read is kept as typed, to be
 * refused.
 */
export function decodeLine(wire: unknown, read: (line: string) => string | undefined): Decoded<string> {
  return decodeText(wire, (text) => {
    const line = cleanLine(text);
    return read(line) ?? line;
  });
}

export function encodeText(answer: string | undefined): string {
  return answer ?? '';
}

export function isFilledText(answer: Answer | undefined): boolean {
  return typeof answer === 'string' && answer.trim() !== '';
}
