import { type Cents, centsOf } from '#rules/money.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';

type Tariff = OfferCourse['tariffs'][number];

/** The tariffs that the price and the places of a course are about: trial lessons only where there is nothing else. */
export function soldTariffs({ tariffs }: Pick<OfferCourse, 'tariffs'>): readonly Tariff[] {
  const regular = tariffs.filter(({ type }) => type === 'regular');
  return regular.length > 0 ? regular : tariffs;
}

/** Whether somebody has said the price of a tariff. A new one has none, and neither has one whose field was emptied. */
export function hasPrice({ price }: Partial<Pick<Tariff, 'price'>>): boolean {
  return price !== undefined;
}

/** Cents of the cheapest tariff for everybody; `undefined` for a course without a price. */
export function lowestPrice(course: Pick<OfferCourse, 'tariffs'>): Cents | undefined {
  const prices = soldTariffs(course)
    .filter(hasPrice)
    .map(({ price, discountedPrice }) => centsOf(discountedPrice ?? price));
  return prices.length === 0 ? undefined : Math.min(...prices);
}

export type SaleSaid =
  | { readonly is: 'noPrice' }
  | { readonly is: 'open' }
  | { readonly is: 'from'; readonly at: LocalMoment }
  | { readonly is: 'closed'; readonly why: string }
  /** The tariffs of a course differ. */
  | { readonly is: 'mixed' };

/** Says whether people can enrol in a course, by the moment and the words that all its tariffs share. */
export function saleSaid({ tariffs }: Pick<OfferCourse, 'tariffs'>, now: LocalMoment): SaleSaid {
  const [first, ...others] = tariffs.map((tariff) => saleOf(tariff, now));
  if (!first) return { is: 'noPrice' };
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame ? first : { is: 'mixed' };
}

function saleOf({ blockedMessage, opens }: Tariff, now: LocalMoment): SaleSaid {
  if (blockedMessage !== undefined) return { is: 'closed', why: blockedMessage };
  return opens !== undefined && opens > now ? { is: 'from', at: opens } : { is: 'open' };
}

/** The earliest priority of a course, where some people may enrol before everybody else. */
export function firstSaid({ tariffs }: Pick<OfferCourse, 'tariffs'>): Tariff['priority'] {
  return tariffs
    .flatMap(({ priority }) => priority ?? [])
    .toSorted((one, other) => one.from.localeCompare(other.from))[0];
}
