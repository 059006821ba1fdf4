import { daysAfter } from '../brusselsInstant.ts';
import type { IsoDay } from '../brusselsTime.ts';

export type SeasonEnd = 'june' | 'august' | 'december';

const lastDays: Readonly<Record<SeasonEnd, string>> = {
  june: '06-30',
  august: '08-31',
  december: '12-31',
};

/** Days before the end of a season in which a card is for the next one. */
const ahead = 62;

/** The last day of a membership card that somebody gets today: the end of the season, or of the next one in the last two months. */
export function cardEnd(seasonEnds: SeasonEnd, today: IsoDay): IsoDay {
  const soon = daysAfter(today, ahead);
  const year = Number(soon.slice(0, 4));
  const end = lastDays[seasonEnds];
  return `${soon.slice(5) <= end ? year : year + 1}-${end}`;
}
