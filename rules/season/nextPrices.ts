import type { TariffInFile } from '#schemas/club-file/courseInFile.ts';
import { type Cents, centsOf, eurosOf } from '../money.ts';

/** How the prices of a season become those of the next one. */
export type PriceRule =
  | { readonly is: 'same' }
  | { readonly is: 'percentage'; readonly percentage: number; readonly to: Rounding }
  | { readonly is: 'amount'; readonly amount: Cents; readonly to: Rounding };

/** Amounts to which a price can be rounded, in cents. */
export const roundings = [1, 50, 100, 500] as const;
export type Rounding = (typeof roundings)[number];

/** A price by a rule, rounded to the nearest amount, half a step upwards. What costs nothing stays free. */
export function pricedBy(price: Cents, rule: PriceRule): Cents {
  if (rule.is === 'same' || price === 0) return price;
  // Whole thousandths: 5 % of € 0,10 is not quite half a cent as a fraction.
  const raised =
    rule.is === 'amount' ? price + rule.amount : Math.round(price * (100 + rule.percentage) * 10) / 1000;
  return Math.max(rule.to, roundedTo(raised, rule.to));
}

function roundedTo(amount: number, step: Cents): Cents {
  return Math.round(amount / step) * step;
}

/**
 * A tariff at the price of the next season. Its reduced prices follow in proportion, and an advance never exceeds the price. A trial
 * lesson stays as it is, unless its price was typed.
 */
export function tariffPricedBy(tariff: TariffInFile, rule: PriceRule, typed?: number): TariffInFile {
  const before = centsOf(tariff.price);
  const ruled = tariff.type === 'trial' ? before : pricedBy(before, rule);
  const price = typed === undefined ? ruled : centsOf(typed);
  if (price === before) return tariff;
  const step = rule.is === 'same' ? 1 : rule.to;
  const inProportion = (euros: number) =>
    before === 0 ? euros : eurosOf(Math.min(price, roundedTo((centsOf(euros) * price) / before, step)));
  const { discountedPrice, uitpasPrice, deposit } = tariff;
  const reduced = discountedPrice !== undefined && { discountedPrice: inProportion(discountedPrice) };
  const least = centsOf(reduced ? reduced.discountedPrice : eurosOf(price));
  return {
    ...{ ...tariff, price: eurosOf(price), ...reduced },
    ...(uitpasPrice !== undefined && { uitpasPrice: inProportion(uitpasPrice) }),
    ...(deposit !== undefined && { deposit: eurosOf(Math.min(centsOf(deposit), least)) }),
  };
}
