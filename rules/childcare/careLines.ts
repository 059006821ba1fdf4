import type { IsoDay } from '../brusselsTime.ts';
import type { Cents } from '../money.ts';
import type { JudgedStay } from './judgeStay.ts';

/** One period on a tax certificate for childcare. */
export interface CareLine<Of extends JudgedStay = JudgedStay> {
  /** The activities in this period. */
  readonly stays: readonly Of[];
  readonly begin: IsoDay;
  readonly end: IsoDay;
  readonly days: number;
  /** Real price of a day; null for a merged period with several prices, none of which is above the maximum. */
  readonly rateCents: Cents | null;
  readonly amountCents: Cents;
}

/** Periods on one certificate (281.86 of the tax office). */
const maxLines = 4;

/**
 * Divides the activities of a child over certificates of at most four periods.
 *
 * 1. Each activity is a period. Up to four periods stay as they are.
 * 2. With more, periods are merged until four remain, those with the smallest gap between them first. Where every price is known to
 *    be at most the maximum, any two neighbours merge, and a period with several prices leaves out the price. Otherwise only periods
 *    with the same price merge, because each price above the maximum needs a period of its own.
 * 3. Periods that still don't fit go on a next certificate.
 * @param maximumCents - maximum price of a day in the year of payment; `undefined` where it is unknown
 */
export function careLines<Of extends JudgedStay>(
  stays: readonly Of[],
  maximumCents: Cents | undefined,
): readonly (readonly CareLine<Of>[])[] {
  let lines = stays.map((stay) => lineOf(stay)).toSorted(byBegin);
  const isWithin = lines.every(({ rateCents }) => rateCents !== null && rateCents <= (maximumCents ?? -1));
  while (lines.length > maxLines) {
    const pair = nearestPair(lines, isWithin);
    if (!pair) break;
    lines = [...lines.filter((line) => !pair.includes(line)), merged(...pair)].toSorted(byBegin);
  }
  return Array.from({ length: Math.ceil(lines.length / maxLines) }, (_, at) =>
    lines.slice(at * maxLines, (at + 1) * maxLines),
  );
}

function lineOf<Of extends JudgedStay>(stay: Of): CareLine<Of> {
  const { days, rateCents, amountCents } = stay;
  const [begin = '', end = begin] = [days[0], days.at(-1)];
  return { stays: [stay], begin, end, days: days.length, rateCents, amountCents };
}

type Pair<Of extends JudgedStay> = readonly [CareLine<Of>, CareLine<Of>];

/**
 * The two adjacent periods with the fewest days between them; the earliest of equals. Both have the same price, unless any price
 * may be merged.
 */
function nearestPair<Of extends JudgedStay>(
  lines: readonly CareLine<Of>[],
  anyPrice: boolean,
): Pair<Of> | undefined {
  const pairs = lines.flatMap((line, at): Pair<Of>[] => {
    const next = lines.slice(at + 1).find(({ rateCents }) => anyPrice || rateCents === line.rateCents);
    return next ? [[line, next]] : [];
  });
  return pairs.toSorted((one, other) => gapOf(one) - gapOf(other))[0];
}

function gapOf([one, next]: Pair<JudgedStay>): number {
  return Date.parse(next.begin) - Date.parse(one.end);
}

function merged<Of extends JudgedStay>(one: CareLine<Of>, next: CareLine<Of>): CareLine<Of> {
  return {
    stays: [...one.stays, ...next.stays],
    begin: one.begin,
    end: one.end > next.end ? one.end : next.end,
    days: one.days + next.days,
    rateCents: one.rateCents === next.rateCents ? one.rateCents : null,
    amountCents: one.amountCents + next.amountCents,
  };
}

function byBegin(one: CareLine, other: CareLine): number {
  return one.begin.localeCompare(other.begin) || one.end.localeCompare(other.end);
}
