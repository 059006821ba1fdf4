import { readDecimal } from '../../rules/decimal.ts';
import type { Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { configField, unreadableSettings } from './configField.ts';

/** Bounds of a decimal, as plain numbers. Each may be absent. */
export interface DecimalBounds {
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** The distance between two answers, above 0, counted from `min` or 0. */
  readonly step: string | undefined;
}

/** Reads `config.min`, `config.max` and `config.step`. A minimum above the maximum is left out. */
export function decimalBounds(question: Question): DecimalBounds {
  const [min, max] = [bound(question, 'min'), bound(question, 'max')];
  const isCrossed = min !== undefined && max !== undefined && Number(min) > Number(max);
  return { min: isCrossed ? undefined : min, max, step: bound(question, 'step') };
}

/** Faults in the bounds of a question, as sentences for the developer of the server. */
export function decimalBoundFaults(question: Question): readonly string[] {
  const unreadable = unreadableSettings(question, ['min', 'max', 'step'], bound).map(
    (name) =>
      `config.${name} of a decimal must be a number${name === 'step' ? ' above 0' : ''}; it is ignored`,
  );
  const given = bound(question, 'min');
  return given !== decimalBounds(question).min
    ? [...unreadable, 'config.min of a decimal is above config.max; the minimum is ignored']
    : unreadable;
}

function bound(question: Question, name: string): string | undefined {
  const number = readDecimal(wireText(configField(question, name)) ?? '');
  return name === 'step' && number !== undefined && Number(number) <= 0 ? undefined : number;
}

/** Whether a number is a whole number of steps away from the minimum, or from 0. Exact: it counts in whole units. */
export function isOnStep(value: string, { min = '0', step }: DecimalBounds): boolean {
  if (step === undefined) return true;
  const places = Math.max(...[value, min, step].map((number) => number.split('.')[1]?.length ?? 0));
  return (inUnits(value, places) - inUnits(min, places)) % inUnits(step, places) === 0n;
}

/** A plain number times ten to the power `places`, which leaves no decimals. */
function inUnits(number: string, places: number): bigint {
  const [whole = '', decimals = ''] = number.split('.');
  return BigInt(whole + decimals.padEnd(places, '0'));
}
