import type { Answer } from '../../questions/question-kind/answer.ts';
import { isRecord } from '../../sections/wireValue.ts';

/**
 * A value of the data that can't be an answer to its question: a list for a number. No kind reads it, so the question is
 * refused until somebody answers it. Until then the value is sent as it came.
 */
interface Misfit {
  readonly '': unknown;
  /** The JSON pointer of the object that the value stands for; absent where it stands for the answer. */
  readonly '/'?: string;
}

/**
 * A misfit as the answer of its question.
 *
 * @param object the object in whose place the value stands. Its first question carries the value, because an object has no
 * question of its own.
 */
export function misfit(value: unknown, object?: string): Answer {
  const carried: Misfit = { '': value, ...(object !== undefined && { '/': object }) };
  // The cast is the point: a misfit stands where an answer stands, and every kind refuses what it can't read.
  return carried as unknown as Answer;
}

export function isMisfit<Given>(answer: Given): answer is Given & Misfit {
  return (
    isRecord(answer) &&
    Object.hasOwn(answer, '') &&
    Object.keys(answer).every((name) => name === '' || name === '/')
  );
}

/** Stands for an object that must be there, of which the data says nothing. */
export const unsaidObject: Readonly<Record<string, unknown>> = {};
