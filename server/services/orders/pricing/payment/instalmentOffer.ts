import { isoDayOf } from '#rules/brusselsTime.ts';
import { type Instalment, instalmentsOf, partsOf } from '#rules/instalments.ts';
import type { Cents } from '#rules/money.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { type CartLine, costOf } from '#server/services/cart/pricedCart.ts';
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
  const tariffs = new Map(facts.courses.flatMap((course) => course.tariffs.map((one) => [one.nid, one])));
  const payable = lines.flatMap((line) => {
    if (line.type !== 'tariff' || isPrepaid(line) || costOf(line) === 0) return [];
    const tariff = tariffs.get(line.tariffNid);
    return tariff && tariff.parts > 1 ? [{ line, tariff }] : [];
  });
  if (payable.length === 0) return undefined;
  const today = isoDayOf(unixSecondsOf(facts.now));
  const inParts = (amountOf: (line: CartLine) => Cents) =>
    payable.map(({ line, tariff }) =>
      partsOf({
        amountCents: amountOf(line),
        parts: tariff.parts,
        depositCents: tariff.depositCents ?? undefined,
      }),
    );
  const summary = instalmentsOf(inParts(costOf), today);
  return {
    depositCents: summary[0]?.amountCents ?? 0,
    totalCents: payable.reduce((sum, { line }) => sum + costOf(line), 0),
    summary,
    summaryWithoutDiscount: instalmentsOf(
      inParts(({ unitCostCents, qty }) => unitCostCents * qty),
      today,
    ),
  };
}
