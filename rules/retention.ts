import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import { seasonOf, seasonStart } from './calendar/seasonOf.ts';

/** How long something is kept after the last day on which it was needed. */
export type Retention =
  /** Whole years from that day. */
  | { readonly years: number }
  /** Whole calendar years, from the end of the year of that day. */
  | { readonly calendarYears: number }
  | { readonly days: number }
  /** Until the season of that day is over. A season ends on 31 August. */
  | { readonly season: true };

/**
 * Every end that personal data can have. Code, privacy page and export read the numbers here, so that they can't differ.
 * Decision: docs/decisions/0138-every-personal-column-has-an-end.md
 */
export const retentions = {
  /** Books and tax papers: article III.86 of the Belgian Code of Economic Law, and the tax codes from financial year 2022 on. */
  books: { calendarYears: 10 },
  /** Registrations, attendance and passes, from the last lesson. A health insurance fund repays for two years. */
  participation: { years: 2 },
  /** Transfers as a bank tells them. The books keep the payment. */
  bank: { years: 2 },
  /** Messages of clubs. */
  messages: { years: 2 },
  /** Enquiries: forms outside courses, waiting lists and invitations. */
  enquiry: { years: 1 },
  /** Answers that are needed until the end of the season. */
  season: { season: true },
  /** Answers that are needed until the end of the course or activity. */
  activity: { days: 0 },
  /** Accounts, from their last use. */
  account: { years: 3 },
  /** Sessions and known browsers. */
  login: { days: 365 },
  carts: { days: 60 },
  /** Mails about changed lessons, after they were sent; mails that could not be delivered. */
  notices: { days: 60 },
  /** Ended holds, and answers to repeated requests. */
  traces: { days: 7 },
  /** Invitations and codes, which end by themselves. */
  codes: { days: 14 },
} as const satisfies Record<string, Retention>;

export type RetentionRule = keyof typeof retentions;

/** The day before which things must have been needed for the last time, to be over today. */
export function overBefore(retention: Retention, today: IsoDay): IsoDay {
  if ('days' in retention) return daysAfter(today, -retention.days);
  if ('years' in retention) return yearsBefore(today, retention.years);
  if ('calendarYears' in retention) return `${yearOf(today) - retention.calendarYears}-01-01`;
  return seasonStart(seasonOf(today));
}

function yearOf(day: IsoDay): number {
  return Number(day.slice(0, 4));
}

/** The same day in an earlier year. A year without 29 February has 1 March. */
function yearsBefore(day: IsoDay, years: number): IsoDay {
  const year = yearOf(day) - years;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const monthAndDay = day.slice(5);
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '03-01' : monthAndDay}`;
}

/** The number in the words for a retention: years or days. A season has none. */
export function retentionCount(retention: Retention): number {
  if ('years' in retention) return retention.years;
  if ('calendarYears' in retention) return retention.calendarYears;
  return 'days' in retention ? retention.days : 0;
}
