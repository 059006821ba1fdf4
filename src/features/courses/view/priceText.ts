import { type Cents, formatEuros } from '#rules/money.ts';
import type { CourseSummary } from '#src/api/entities/course.ts';
import type { Tariff } from '#src/api/entities/tariff.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';

export function currentPrice({ price, discountedPrice }: Pick<Tariff, 'price' | 'discountedPrice'>): Cents {
  return discountedPrice ?? price;
}

export function priceText(price: Cents): string {
  return price === 0 ? texts.free : formatEuros(price);
}

type Priced = Pick<CourseSummary, 'tariffs'>;

/** `€ 185,00`, or `vanaf € 90,00` when the tariffs differ; '' without tariffs. */
export function priceFromText(course: Priced): string {
  const prices = [...new Set(countedTariffs(course).map(currentPrice))].sort((a, b) => a - b);
  const [lowest] = prices;
  if (lowest === undefined) return '';
  return prices.length === 1 ? priceText(lowest) : texts.priceFrom(formatEuros(lowest));
}

/** The price before discount of the tariff in `priceFromText`; '' without a discount. */
export function fullPriceText(course: Priced): string {
  const [cheapest] = countedTariffs(course).toSorted((a, b) => currentPrice(a) - currentPrice(b));
  return cheapest && currentPrice(cheapest) < cheapest.price ? priceText(cheapest.price) : '';
}

/** The tariffs whose prices count: those for a trial only when there is no other tariff. */
export function countedTariffs({ tariffs }: Priced): readonly Tariff[] {
  const regular = tariffs.filter(({ isTrial }) => !isTrial);
  return regular.length > 0 ? regular : tariffs;
}
