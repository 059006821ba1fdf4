import type { InstalmentInFile, TariffInFile } from '#schemas/club-file/courseInFile.ts';
import { type Cents, centsOf, eurosOf } from '../money.ts';

/** The rule that makes the prices of the next season. */
export type PriceRule =
  | { readonly is: 'same' }
  | { readonly is: 'percentage'; readonly percentage: number; readonly to: Rounding }
  | { readonly is: 'amount'; readonly amount: Cents; readonly to: Rounding };

/** Amounts to which a price can be rounded, in cents. */
export const roundings = [1, 50, 100, 500] as const;
export type Rounding = (typeof roundings)[number];

/** A price by a rule, rounded to the nearest amount, half a step upwards, and not below zero. What costs nothing stays free. */
export function pricedBy(price: Cents, rule: PriceRule): Cents {
  if (rule.is === 'same' || price === 0) return price;
  // Whole thousandths: 5 % of € 0,10 is not quite half a cent as a fraction.
  const raised =
    rule.is === 'amount' ? price + rule.amount : Math.round(price * (100 + rule.percentage) * 10) / 1000;
  return Math.max(0, roundedTo(raised, rule.to));
}

function roundedTo(amount: number, step: Cents): Cents {
  return Math.round(amount / step) * step;
}

/**
 * A tariff at the price of the next season. Its other prices and its instalments follow in proportion, and an advance never exceeds what
 * somebody pays. A trial lesson stays as it is, unless its price was typed.
 */
export function tariffPricedBy(tariff: TariffInFile, rule: PriceRule, typed?: number): TariffInFile {
  const before = centsOf(tariff.price);
  const ruled = tariff.type === 'trial' ? before : pricedBy(before, rule);
  const price = typed === undefined ? ruled : centsOf(typed);
  if (price === before) return tariff;
  const step = rule.is === 'same' ? 1 : rule.to;
  const inProportion = (euros: number) =>
    before === 0 ? centsOf(euros) : Math.min(price, roundedTo((centsOf(euros) * price) / before, step));
  const { discountedPrice, uitpasPrice, ...others } = tariff;
  const reduced = discountedPrice === undefined ? undefined : inProportion(discountedPrice);
  const base = {
    before: discountedPrice === undefined ? before : centsOf(discountedPrice),
    now: reduced ?? price,
  };
  return {
    ...withParts(others, base, inProportion),
    price: eurosOf(price),
    ...(reduced !== undefined && { discountedPrice: eurosOf(reduced) }),
    ...(uitpasPrice !== undefined && { uitpasPrice: eurosOf(inProportion(uitpasPrice)) }),
  };
}

/** The price that most people pay for a tariff: the reduced one, or else its price. */
interface Base {
  readonly before: Cents;
  readonly now: Cents;
}

/** Keeps the early price below the base, and whatever is paid ahead or in parts within it. */
function withParts(
  { earlyPrice, deposit, instalments, ...tariff }: TariffInFile,
  { before, now }: Base,
  inProportion: (euros: number) => Cents,
): TariffInFile {
  const early = earlyPrice && Math.min(now - 1, inProportion(earlyPrice.price));
  const hasEarly = earlyPrice !== undefined && early !== undefined && early >= 0;
  const least = hasEarly ? early : now;
  return {
    ...tariff,
    ...(hasEarly && { earlyPrice: { ...earlyPrice, price: eurosOf(early) } }),
    ...(deposit !== undefined && { deposit: eurosOf(Math.min(centsOf(deposit), least)) }),
    ...(instalments && now > 0 && { instalments: instalments.map((one) => ofBase(one, { before, now })) }),
  };
}

/** Rounds down, so that all instalments together never ask more than the base. */
function ofBase({ amount, ...instalment }: InstalmentInFile, { before, now }: Base): InstalmentInFile {
  if (amount === undefined || before === 0) return { ...instalment, ...(amount !== undefined && { amount }) };
  return { ...instalment, amount: eurosOf(Math.max(1, Math.floor((centsOf(amount) * now) / before))) };
}
