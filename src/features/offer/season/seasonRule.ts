import { seasonOf } from '#rules/calendar/seasonOf.ts';
import { readEuros } from '#rules/readEuros.ts';
import { type PriceRule, type Rounding, roundings } from '#rules/season/nextPrices.ts';
import { type Opening, seasonSources } from '#rules/season/nextSeason.ts';
import type { OfferFile } from '../state/offerFile.ts';

/** The rule for prices as somebody fills it in. */
export interface TypedRule {
  readonly is: PriceRule['is'];
  /** `5` for per cent, `10` for euros; a minus lowers. */
  readonly value: string;
  readonly to: Rounding;
}

/** @returns `undefined` where the number can't be read */
export function readRule({ is, value, to }: TypedRule): PriceRule | undefined {
  if (is === 'same') return { is };
  const [, sign = '', text = ''] = /^\s*([-−+]?)\s*(.*?)\s*%?\s*$/.exec(value) ?? [];
  const times = sign === '-' || sign === '−' ? -1 : 1;
  // A percentage has two decimals at most, as euros have.
  const hundredths = readEuros(text);
  if (hundredths === undefined) return undefined;
  if (is === 'amount') return { is, amount: times * hundredths, to };
  const percentage = (times * hundredths) / 100;
  return percentage < -100 || percentage > largest ? undefined : { is, percentage, to };
}

/** Largest raise, in per cent: more is a typing error. */
const largest = 200;

export function roundingOf(value: string): Rounding {
  return roundings.find((one) => String(one) === value) ?? 1;
}

/** The opening of registrations, as somebody fills it in. */
export interface TypedOpening {
  readonly is: Opening['is'];
  /** `2027-06-01` */
  readonly day: string;
  /** `20:00` */
  readonly time: string;
  /** The same for who is enrolled now; `undefined` where everybody may register at once. */
  readonly members: { readonly day: string; readonly time: string } | undefined;
}

/** @returns `undefined` where a moment isn't whole, or that of members isn't before that of everybody */
export function readOpening({ is, members, ...everybody }: TypedOpening): Opening | undefined {
  if (is !== 'on') return { is };
  const moment = momentOf(everybody);
  if (moment === undefined || !members) return moment === undefined ? undefined : { is, moment };
  const first = momentOf(members);
  return first === undefined || first >= moment ? undefined : { is, moment, members: first };
}

function momentOf({ day, time }: { readonly day: string; readonly time: string }): string | undefined {
  return day === '' || time === '' ? undefined : `${day} ${time}`;
}

/** The seasons for which there is something to copy: the next one, and that of today. */
export function seasonsToMake(file: OfferFile, today: string): readonly number[] {
  const now = seasonOf(today);
  return [now + 1, now].filter((season) => seasonSources(file, season).length > 0);
}
