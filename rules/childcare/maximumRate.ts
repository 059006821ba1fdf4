import type { Cents } from '../money.ts';

/**
 * Highest price of a day that counts for the tax reduction, in cents, by the year of payment. The tax office publishes one each
 * year; a club file adds the years that are missing here.
 */
const published: Readonly<Record<string, Cents>> = { 2021: 1400, 2022: 1440, 2023: 1570, 2024: 1640 };

/**
 * The maximum of a year of payment; `undefined` where nobody gave one.
 * @param ofClub - maxima that the club gives, which go before the published ones
 */
export function maximumRate(year: number, ofClub: Readonly<Record<string, Cents>> = {}): Cents | undefined {
  return ofClub[year] ?? published[year];
}
