import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { wireTextIn } from '../../sections/wireTextIn.ts';
import { isRecord, ownField, type WireRecord, wireCount } from '../../sections/wireValue.ts';
import { configField } from '../building-blocks/configField.ts';
import { oncePer } from '../building-blocks/oncePer.ts';

/** Maximum number of rows of any group. A longer list from outside is refused unread. */
export const mostRows = 200;

/** How often the questions of a group are asked, from `config.repeat`. */
interface Repeat {
  /** The minimum number of rows. */
  readonly min: number;
  /** The maximum number of rows, 1 to `mostRows`. */
  readonly max: number;
  /** Faults in the setting, in English. */
  readonly faults: readonly string[];
}

/** Reads `config.repeat`. A minimum above the maximum is left out. A required group has at least one row. */
export const repeatOf = oncePer((question: Question): Repeat => {
  const setting = configField(question, 'repeat');
  const repeat = isRecord(setting) ? setting : {};
  const [least, most] = [readCount(repeat, 'min'), readCount(repeat, 'max')];
  const faults = [least, most].flatMap((count) => (count && 'fault' in count ? [count.fault] : []));
  if (setting !== undefined && !isRecord(setting)) faults.push('config.repeat must be an object');
  const max = most && 'count' in most && most.count > 0 ? most.count : mostRows;
  if (most && 'count' in most && most.count === 0) faults.push('config.repeat.max is 0; it is ignored');
  const wanted = least && 'count' in least ? least.count : 0;
  if (wanted > max) faults.push('config.repeat.min is above config.repeat.max; it is ignored');
  const min = wanted > max ? 0 : wanted;
  return { min: question.required ? Math.max(min, 1) : min, max, faults };
});

/** The name of one row, `config.repeat.label`; `''` for none. */
export function repeatLabel(question: Question, locale: string): string {
  return readLabel(question, locale) ?? '';
}

/** Faults in `config.repeat`, for the developer of the server. */
export function repeatFaults(question: Question): readonly Omit<Diagnostic, 'path'>[] {
  const label = readLabel(question, 'nl') === undefined ? ['config.repeat.label is no text'] : [];
  return [...repeatOf(question).faults, ...label].map((message) => ({ code: 'malformed', message }));
}

function readLabel(question: Question, locale: string): string | undefined {
  const setting = configField(question, 'repeat');
  return wireTextIn(isRecord(setting) ? ownField(setting, 'label') : undefined, locale)?.trim();
}

function readCount(repeat: WireRecord, name: string): { count: number } | { fault: string } | undefined {
  const wire = ownField(repeat, name);
  if (wire === undefined || wire === null || wire === '') return undefined;
  const count = wireCount(wire);
  if (count !== undefined && count <= mostRows) return { count };
  return { fault: `config.repeat.${name} must be a whole number of at most ${mostRows}; it is ignored` };
}
