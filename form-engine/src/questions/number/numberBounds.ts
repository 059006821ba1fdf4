import type { Question } from '../../sections/question.ts';
import { isRecord, ownField, wireText } from '../../sections/wireValue.ts';

/** Minimum and maximum; `max` is `undefined` where there is no maximum. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number | undefined;
}

/**
 * Reads `config.min` and `config.max`, whole numbers. The default minimum is 0; a negative minimum must be given. A
 * maximum below the minimum replaces it: `max` 0 means that nothing is left, whatever `min` is.
 */
export function numberBounds(question: Question): NumberBounds {
  const min = configNumber(question, 'min') ?? 0;
  const max = configNumber(question, 'max');
  return { min: max === undefined ? min : Math.min(min, max), max };
}

/** A bound; `undefined` where it is missing or unreadable. */
export function configNumber(question: Question, name: string): number | undefined {
  const text = configText(question, name) ?? '';
  const number = /^-?\d+$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(number) ? number : undefined;
}

function configText(question: Question, name: string): string | undefined {
  const config = ownField(question.wire, 'config');
  return isRecord(config) ? wireText(ownField(config, name))?.trim() : '';
}
