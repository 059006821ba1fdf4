import { wireRows } from '../questions/group/wireRows.ts';
import type { Answer, Answers } from '../questions/question-kind/answer.ts';
import type { Decoded } from '../questions/question-kind/questionKind.ts';
import type { CompiledForm } from './compiledForm.ts';

/** Raw values by question key, from a server, a draft, or a field in which somebody types. */
export type RawAnswers = Readonly<Record<string, unknown>>;

export interface ReadAnswers {
  /** The answers as they will be sent: cleaned, without unanswered questions. */
  readonly answers: Answers;
  /** Keys of values that can't be answers to their questions. */
  readonly malformed: ReadonlySet<string>;
}

/**
 * Reads one value as the answer to its question. Checking, showing and sending all use this function, so that browser
 * and server check exactly the same answer. A value in a row that can't be an answer is left out of the row. A computed
 * answer is never read: see `Conditions.computedOf`.
 */
export function readAnswer(form: CompiledForm, key: string, raw: RawAnswers): Decoded<Answer> {
  const question = form.questions.get(key);
  const kind = form.kinds.get(key);
  if (!question || !kind || kind.isComputed) return { answer: undefined };
  const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
  const rowForm = form.rows.get(key);
  return rowForm ? readRows(rowForm, value) : kind.decode(value, question);
}

function readRows(rowForm: CompiledForm, value: unknown): Decoded<Answer> {
  const read = wireRows(value);
  if ('malformed' in read) return read;
  const rows = read.rows.map((row) => readAnswers(rowForm, row).answers);
  return { answer: rows.length > 0 ? rows : undefined };
}

/** The rows of a group as received, by index; empty where the value is no list of rows. */
export function rawRows(raw: RawAnswers, key: string): readonly RawAnswers[] {
  const read = wireRows(Object.hasOwn(raw, key) ? raw[key] : undefined);
  return 'malformed' in read ? [] : read.rows;
}

/** @param keys keys of the questions to read. Default: all. */
export function readAnswers(
  form: CompiledForm,
  raw: RawAnswers,
  keys: Iterable<string> = form.questions.keys(),
): ReadAnswers {
  const answers: [string, Answer][] = [];
  const malformed = new Set<string>();
  for (const key of keys) {
    const read = readAnswer(form, key, raw);
    if ('malformed' in read) malformed.add(key);
    else if (read.answer !== undefined) answers.push([key, read.answer]);
  }
  return { answers: Object.fromEntries(answers), malformed };
}
