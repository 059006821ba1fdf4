import { isBrokenText } from '../../rules/cleanText.ts';
import type { Question } from '../../sections/question.ts';
import { isRecord, wireText } from '../../sections/wireValue.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { optionReader } from '../building-blocks/choice.ts';
import { parsedJson } from '../building-blocks/jsonText.ts';
import type { Answer, MatrixAnswer } from '../question-kind/answer.ts';
import type { Decoded } from '../question-kind/questionKind.ts';
import { matrixRows } from './matrixRows.ts';

/**
 * Reads the choice of each row from an object or its JSON text. A choice that is no longer offered is kept; a row that is no longer
 * asked is left out, because nobody could see or change it.
 */
export function readMatrix(wire: unknown, question: Question): Decoded<MatrixAnswer> {
  const given = typeof wire === 'string' ? parsedJson(wire) : wire;
  if (given === undefined || given === null) return { answer: undefined };
  if (!isRecord(given)) return { malformed: 'no object with a choice for each row' };
  const optionOf = optionReader(question.options);
  const choices: [string, string][] = [];
  for (const { value: row } of matrixRows(question, defaultLocale)) {
    const text = wireText(Object.hasOwn(given, row) ? given[row] : '');
    if (text === undefined || isBrokenText(text)) return { malformed: 'a choice is no text' };
    const choice = optionOf(text) ?? text.trim();
    if (choice !== '') choices.push([row, choice]);
  }
  return { answer: choices.length > 0 ? Object.fromEntries(choices) : undefined };
}

/** The choices of an answer by row; empty for any other answer. */
export function choicesOf(answer: Answer | undefined): ReadonlyMap<string, string> {
  if (!isRecord(answer)) return new Map();
  const texts = Object.entries(answer).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return new Map(texts);
}
