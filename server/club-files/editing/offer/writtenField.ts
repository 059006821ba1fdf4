import { fillIn } from '@clubpoort/form-engine/headless';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { cutText } from '#rules/cutText.ts';
import { centsOf, formatEuros } from '#rules/money.ts';
import { choiceWord, fieldWord, isAmount } from '#rules/offer/offerWords.ts';
import { whoIsFirst } from '#rules/offer/openingSentences.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatClock, formatIsoDay } from '#rules/writtenTime.ts';
import { EarlyPriceInFile, InstalmentInFile, PriorityInFile } from '#schemas/club-file/courseInFile.ts';
import { nl } from '#server/texts/nl.ts';
import type { Difference } from '../../importing/change.ts';

const { plan } = nl.offerEditor;

/** Longest text of a line, in characters. */
const longest = 120;

/** Writes a changed field as it was and as it will be: `prijs: € 100,00 → € 120,00`. */
export function writtenField({ path, from, to }: Difference): string {
  const field = fieldWord(path) ?? path;
  const [before, after] = [from, to].map((value) => writtenValue(path, value));
  return before === undefined || after === undefined
    ? plan.lineWithout.replace('{field}', () => field)
    : fillIn(plan.line, { field, before, after });
}

/** A value in words; `undefined` for one that is too much for a line. */
function writtenValue(path: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '')
    return path === 'lesson.teachers' ? plan.ofCourse : plan.empty;
  if (typeof value === 'boolean') return value ? plan.yes : plan.no;
  const name = path.split('.').at(-1) ?? '';
  if (typeof value === 'number') return isAmount(path) ? formatEuros(centsOf(value)) : String(value);
  if (typeof value === 'string') return choiceWord(path, value) ?? shortened(writtenText(value));
  if (name === 'priority' && Value.Check(PriorityInFile, value)) {
    const { courses } = value;
    const written = {
      who: whoIsFirst[value.for],
      ...{ moment: writtenText(value.from), courses: formatList(courses ?? []) },
    };
    return fillIn(courses ? plan.priority.some : plan.priority.any, written);
  }
  if (name === 'earlyPrice' && Value.Check(EarlyPriceInFile, value))
    return fillIn(plan.earlyPrice, {
      price: formatEuros(centsOf(value.price)),
      day: formatIsoDay(value.until),
    });
  if (!Array.isArray(value)) return undefined;
  if (value.length === 0) return plan.empty;
  if (name === 'instalments' && Value.Check(Type.Array(InstalmentInFile), value))
    return shortened(formatList(value.map(writtenInstalment)));
  const items: readonly unknown[] = value;
  return items.every((item) => typeof item === 'string' || typeof item === 'number')
    ? shortened(formatList(items.map(String)))
    : undefined;
}

function writtenInstalment({ day, percentage, amount = 0 }: InstalmentInFile): string {
  const part = percentage === undefined ? formatEuros(centsOf(amount)) : `${percentage}\u00a0%`;
  return fillIn(plan.instalment, { part, day: formatIsoDay(day) });
}

/** A day, a moment or a time as people write it. */
function writtenText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatIsoDay(text);
  if (/^\d\d:\d\d$/.test(text)) return formatClock(text);
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(text) ?? [];
  return day === undefined || time === undefined
    ? text
    : fillIn(plan.moment, { day: formatIsoDay(day), time: formatClock(time) });
}

function shortened(text: string): string {
  return text.length > longest ? `${cutText(text, longest - 1)}…` : text;
}
