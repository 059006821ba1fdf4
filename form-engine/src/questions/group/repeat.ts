import type { Question } from '../../sections/question.ts';
import { wireTextIn } from '../../sections/wireTextIn.ts';
import { isRecord, ownField, wireCount, wireFlag } from '../../sections/wireValue.ts';
import { configField } from '../building-blocks/configField.ts';
import { oncePer } from '../building-blocks/oncePer.ts';

/** Maximum number of rows of any group. A longer list from outside is refused unread. */
export const mostRows = 200;

/** How often the questions of a group are asked, from `config.repeat`. */
interface Repeat {
  /** The number of rows that are always there. A required group has at least one. */
  readonly min: number;
  /** The minimum number of rows in an answer: `min`, or more in a group that may stay empty. */
  readonly least: number;
  /** The maximum number of rows, 1 to `mostRows`. */
  readonly max: number;
  /** Whether the whole setting was read. What can't be read is left out, and so is a minimum above the maximum. */
  readonly isReadable: boolean;
}

/** Reads `config.repeat.min` and `max`. */
export const repeatOf = oncePer((question: Question): Repeat => {
  const [least, most] = [readCount(question, 'min'), readCount(question, 'max')];
  const max = most || mostRows;
  const min = least !== undefined && least <= max ? least : 0;
  const isReadable = least === min && most !== undefined && (most > 0 || !isGiven(question, 'max'));
  const isOptional = !question.required && wireFlag(setting(question, 'optional'));
  const needed = question.required ? Math.max(min, 1) : min;
  return { min: isOptional ? 0 : needed, least: needed, max, isReadable };
});

/** The name of one row, `config.repeat.label`; `''` for none, `undefined` where it is no text. */
export function repeatLabel(question: Question, locale: string): string | undefined {
  return wireTextIn(setting(question, 'label'), locale)?.trim();
}

/** Whether one row is shown beside a list of the rows. */
export function isDetail(question: Question): boolean {
  return setting(question, 'layout') === 'detail';
}

function setting(question: Question, name: string): unknown {
  const repeat = configField(question, 'repeat');
  return isRecord(repeat) ? ownField(repeat, name) : undefined;
}

function isGiven(question: Question, name: string): boolean {
  return ![undefined, null, ''].some((nothing) => nothing === setting(question, name));
}

/** 0 where it isn't given; `undefined` where it can't be read. */
function readCount(question: Question, name: string): number | undefined {
  if (!isGiven(question, name)) return 0;
  const count = wireCount(setting(question, name));
  return count !== undefined && count <= mostRows ? count : undefined;
}
