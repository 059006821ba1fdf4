import { isBrokenText } from '../../rules/cleanText.ts';
import type { Option, Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import type { Answer } from '../question-kind/answer.ts';
import type { Decoded } from '../question-kind/questionKind.ts';
import { optionReader } from './choice.ts';
import { oncePer } from './oncePer.ts';
import { hasOther, joinOthers } from './otherOption.ts';
import { splitChoices } from './splitChoices.ts';

/** Reads several choices from a list, or from their values or labels joined by commas. */
export function decodeChoices(wire: unknown, question: Question): Decoded<string | readonly string[]> {
  return Array.isArray(wire) ? decodeList(wire, question) : decodeJoined(wire, question);
}

/** Whether something is chosen. A text that can be read in two ways is an answer too. */
export function isFilledList(answer: Answer | undefined): boolean {
  return (Array.isArray(answer) || typeof answer === 'string') && answer.length > 0;
}

function decodeList(items: readonly unknown[], question: Question): Decoded<readonly string[]> {
  const texts = items.map(wireText);
  if (texts.some((text) => text === undefined || isBrokenText(text)))
    return { malformed: 'a choice is no text' };
  const optionOf = optionReader(question.options);
  return {
    answer: chosen(
      question,
      texts.map((text = '') => optionOf(text) ?? text.trim()),
    ),
  };
}

function decodeJoined(wire: unknown, question: Question): Decoded<string | readonly string[]> {
  const joined = wireText(wire);
  if (joined === undefined || isBrokenText(joined)) return { malformed: 'no list of choices' };
  const choices = joinedReader(question.options)(joined);
  return { answer: choices ? chosen(question, choices) : joined };
}

/**
 * Returns a reader of comma-joined values and labels. The reader returns values, or `undefined` for a text that can be
 * read in two ways.
 */
export const joinedReader = oncePer((options: readonly Option[]) => {
  const written = optionReader(options);
  const trimmed = new Map(options.map(({ value }) => [value.trim(), value]));
  const optionOf = (text: string) => written(text) ?? trimmed.get(text.trim());
  const maxCommas = options.flatMap(optionTexts).reduce((most, text) => Math.max(most, commasIn(text)), 0);
  return (joined: string): readonly string[] | undefined => splitChoices(joined, optionOf, maxCommas);
});

/** The texts that can stand for an option in a stored answer. */
export function optionTexts({ value, label }: Option): readonly string[] {
  return [value, label];
}

function commasIn(text: string): number {
  return text.split(',').length - 1;
}

function chosen(question: Question, choices: readonly string[]): readonly string[] | undefined {
  const given = hasOther(question) ? joinOthers(choices, question.options) : choices;
  const distinct = new Set(given.filter((choice) => choice !== ''));
  return distinct.size > 0 ? [...distinct] : undefined;
}
