import { readTime } from '../../rules/time.ts';
import type { Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { configField, unreadableSettings } from '../building-blocks/configField.ts';

/** The first and the last time, `HH:MM`. Each may be absent. */
export interface TimeBounds {
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/** Reads `config.min` and `config.max`. A minimum after the maximum is left out. */
export function timeBounds(question: Question): TimeBounds {
  const [min, max] = [bound(question, 'min'), bound(question, 'max')];
  return { min: min !== undefined && max !== undefined && min > max ? undefined : min, max };
}

/** Faults in the bounds of a question, as sentences for the developer of the server. */
export function timeBoundFaults(question: Question): readonly string[] {
  const unreadable = unreadableSettings(question, ['min', 'max'], bound).map(
    (name) => `config.${name} of a time must be HH:MM; it is ignored`,
  );
  return bound(question, 'min') !== timeBounds(question).min
    ? [...unreadable, 'config.min of a time is after config.max; the minimum is ignored']
    : unreadable;
}

function bound(question: Question, name: string): string | undefined {
  return readTime(wireText(configField(question, name)) ?? '');
}
