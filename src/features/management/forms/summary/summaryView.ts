import { formatClock, formatIsoDay } from '#rules/writtenTime.ts';
import type { QuestionSummary } from '#src/api/entities/management/managedForm.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';

const texts = managedFormsTexts.summary;

export interface Bar {
  readonly label: string;
  readonly count: number;
  /** The share of the people who answered, in whole percents. Shares add up to more than 100 where people chose several. */
  readonly share: number;
  /** Average place in a ranking; '' elsewhere. */
  readonly place: string;
  /** The option to filter by; undefined where there is none. */
  readonly option: string | undefined;
}

type Options = QuestionSummary['bars'][number];

/** The bars of a choice, or of a row of a matrix. */
export function barsOf(
  { options, total }: Pick<Options, 'options' | 'total'>,
  filters: QuestionSummary['options'],
): readonly Bar[] {
  return options.map(({ label, count, place }) => ({
    label: label === '' ? texts.own : label,
    ...{ count, share: total === 0 ? 0 : Math.round((count / total) * 100) },
    place: writtenNumber(place ?? ''),
    option: count > 0 ? filters.find((one) => one.label === label)?.value : undefined,
  }));
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The spread of numbers, days or times, in words. */
export function factsOf({ spread, type }: Pick<QuestionSummary, 'spread' | 'type'>): readonly Fact[] {
  if (!spread) return [];
  const { least, middle, most, average } = spread;
  const isNumber = average !== null;
  const written = isNumber ? writtenNumber : writtenMoment;
  return [
    { name: isNumber ? texts.least : texts.first, value: written(least) },
    { name: texts.middle, value: written(middle) },
    { name: isNumber ? texts.most : texts.last, value: written(most) },
    ...(average !== null && type !== 'computed' ? [{ name: texts.average, value: written(average) }] : []),
  ];
}

/** A number as Belgium writes it. */
function writtenNumber(number: string): string {
  return number.replace('.', ',');
}

/** A day, a time, or a day with its time. */
function writtenMoment(text: string): string {
  const [day = '', time] = text.includes('-') ? text.split('T') : [undefined, text];
  const parts = [day && /^\d{4}-\d\d-\d\d$/.test(day) ? formatIsoDay(day) : day, time && formatClock(time)];
  return parts.filter(Boolean).join(' ');
}
