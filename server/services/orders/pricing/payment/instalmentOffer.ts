import { isoDayOf } from '#rules/brusselsTime.ts';
import { type Instalment, joinInstalments } from '#rules/instalments.ts';
import type { Cents } from '#rules/money.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { type CartLine, costOf } from '#server/services/cart/pricedCart.ts';
import { instalmentsNow } from '#server/services/offer/instalmentsNow.ts';
import type { CartFacts } from '../facts/cartFacts.ts';

/**
 * An offer to pay in parts, over the lines that allow it. `summary` adds up to `totalCents`, and its first payment is today.
 */
export interface InstalmentOffer {
  readonly depositCents: Cents;
  readonly totalCents: Cents;
  readonly summary: readonly Instalment[];
  readonly summaryWithoutDiscount: readonly Instalment[];
}

/** `undefined` when nothing in the cart may be paid in parts. */
export function instalmentOfferFor(
  facts: CartFacts,
  lines: readonly CartLine[],
  isPrepaid: (line: CartLine) => boolean,
): InstalmentOffer | undefined {
  const today = isoDayOf(unixSecondsOf(facts.now));
  const tariffs = new Map(facts.courses.flatMap((course) => course.tariffs.map((one) => [one.nid, one])));
  const payable = lines.flatMap((line) => {
    if (line.type !== 'tariff' || isPrepaid(line) || costOf(line) === 0) return [];
    const tariff = tariffs.get(line.tariffNid);
    return tariff && instalmentsNow(tariff, costOf(line), today) ? [{ line, tariff }] : [];
  });
  if (payable.length === 0) return undefined;
  const inParts = (amountOf: (line: CartLine) => Cents) =>
    joinInstalments(payable.map(({ line, tariff }) => instalmentsNow(tariff, amountOf(line), today) ?? []));
  const summary = inParts(costOf);
  return {
    depositCents: summary[0]?.amountCents ?? 0,
    totalCents: payable.reduce((sum, { line }) => sum + costOf(line), 0),
    summary,
    summaryWithoutDiscount: inParts(({ unitCostCents, qty }) => unitCostCents * qty),
  };
}
