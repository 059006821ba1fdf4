import { type Cents, formatEuroRange, formatEuros } from '#rules/money.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';

export function currentPrice({ price, discountedPrice }: Pick<Tariff, 'price' | 'discountedPrice'>): Cents {
  return discountedPrice ?? price;
}

type SeatCosts = CourseSummary['seatCosts'];

/** `€ 16,00`, or with what the places of a hall cost: `€ 16,00 tot € 18,00`. */
export function priceText(price: Cents, { least, most }: NonNullable<SeatCosts> = noCosts): string {
  return price + most === 0 ? texts.free : formatEuroRange(price + least, price + most);
}

const noCosts = { least: 0, most: 0 };

type Priced = Pick<CourseSummary, 'tariffs' | 'seatCosts'>;

/** `€ 185,00`, or `vanaf € 90,00` when the tariffs differ; '' without tariffs. */
export function priceFromText(course: Priced): string {
  const prices = [...new Set(countedTariffs(course).map(currentPrice))].sort((a, b) => a - b);
  const [lowest] = prices;
  if (lowest === undefined) return '';
  const { least } = course.seatCosts ?? noCosts;
  return prices.length === 1
    ? priceText(lowest, course.seatCosts)
    : texts.priceFrom(formatEuros(lowest + least));
}

/** The price before discount of the tariff in `priceFromText`; '' without a discount. */
export function fullPriceText(course: Priced): string {
  const [cheapest] = countedTariffs(course).toSorted((a, b) => currentPrice(a) - currentPrice(b));
  return cheapest && currentPrice(cheapest) < cheapest.price
    ? priceText(cheapest.price, course.seatCosts)
    : '';
}

/** The tariffs whose prices count: those for a trial only when there is no other tariff. */
export function countedTariffs({ tariffs }: Pick<Priced, 'tariffs'>): readonly Tariff[] {
  const regular = tariffs.filter(({ isTrial }) => !isTrial);
  return regular.length > 0 ? regular : tariffs;
}
