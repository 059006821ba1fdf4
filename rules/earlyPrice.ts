import type { IsoDay } from './brusselsTime.ts';
import type { Cents } from './money.ts';

/** The prices of a tariff before any reduction for a person or a late start. */
export interface TariffPrices {
  readonly priceCents: Cents;
  readonly discountedPriceCents: Cents | null;
  readonly earlyPriceCents: Cents | null;
  /** The last day of the early price. */
  readonly earlyUntil: IsoDay | null;
}

/** The price of a tariff on a day. */
export interface DayPrice {
  readonly cents: Cents;
  /** The last day of that price; undefined for the ordinary price. */
  readonly until: IsoDay | undefined;
}

/** Finds the price of a tariff on a day in Brussels: the early price until its last day, and then the ordinary one. */
export function priceOn(prices: TariffPrices, day: IsoDay): DayPrice {
  const { earlyPriceCents, earlyUntil } = prices;
  const isEarly = earlyPriceCents !== null && earlyUntil !== null && day <= earlyUntil;
  return isEarly
    ? { cents: earlyPriceCents, until: earlyUntil }
    : { cents: ordinaryPrice(prices), until: undefined };
}

/** The price of a tariff when nobody is early: the reduced one where the club gives it to everybody. */
export function ordinaryPrice({
  priceCents,
  discountedPriceCents,
}: Pick<TariffPrices, 'priceCents' | 'discountedPriceCents'>): Cents {
  return discountedPriceCents ?? priceCents;
}
