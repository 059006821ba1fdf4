import { isBrokenText } from '../../rules/cleanText.ts';
import { wireText } from '../../sections/wireValue.ts';
import { longestText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { unknownKind } from './unknown.ts';

/** Maximum number of texts in a kept list. */
const longestList = 200;

/**
 * The fallback for a question in a row that can't be asked. The question's own stored answer says nothing about a row,
 * so the value stays in the row: a text or a list of texts goes along unchanged. The form shows a note.
 */
export const keptKind = {
  ...unknownKind,
  decode: (wire) => {
    if (!Array.isArray(wire)) return { answer: keptText(wire) };
    const texts = wire.slice(0, longestList).map(keptText);
    const kept = texts.filter((text) => text !== undefined);
    return { answer: kept.length > 0 && kept.length === wire.length ? kept : undefined };
  },
  encode: (answer) => answer,
  isFilled: (answer) => answer !== undefined,
} as const satisfies QuestionKind<string | readonly string[]>;

function keptText(wire: unknown): string | undefined {
  const text = wireText(wire) ?? '';
  return text !== '' && text.length <= longestText && !isBrokenText(text) ? text : undefined;
}
