import type { Question } from '../../sections/question.ts';
import { isRecord, ownField, wireText } from '../../sections/wireValue.ts';

/** The lowest and the highest answer; `max` is `undefined` where there is no highest. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number | undefined;
}

/**
 * Reads `config.min` and `config.max`, whole numbers. Without a lowest answer it is 0: a number below it must be asked for.
 * A highest answer below the lowest is both: `max` 0 says that there is nothing left, whatever `min` is.
 */
export function numberBounds(question: Question): NumberBounds {
  const min = configNumber(question, 'min') ?? 0;
  const max = configNumber(question, 'max');
  return { min: max === undefined ? min : Math.min(min, max), max };
}

/** The names of the bounds that are there and can't be read. */
export function unreadableBounds(question: Question): readonly string[] {
  return ['min', 'max'].filter(
    (name) => configText(question, name) !== '' && configNumber(question, name) === undefined,
  );
}

function configNumber(question: Question, name: string): number | undefined {
  const text = configText(question, name) ?? '';
  const number = /^-?\d+$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(number) ? number : undefined;
}

function configText(question: Question, name: string): string | undefined {
  const config = ownField(question.wire, 'config');
  return isRecord(config) ? wireText(ownField(config, name))?.trim() : '';
}
