import type { Cents } from '#rules/money.ts';
import { nl } from '#server/texts/nl.ts';
import {
  type CartLine,
  costOf,
  joinFindings,
  type LineFindings,
  type PassLine,
  type PricedCart,
} from '../../cart/pricedCart.ts';
import type { CartFacts } from './facts/cartFacts.ts';
import { ticketsOfGuest } from './guestCart.ts';
import { endedEarlyPrices } from './lines/ownPrice.ts';
import { productLines } from './lines/productLines.ts';
import { serviceLines } from './lines/serviceLines.ts';
import { tariffLines } from './lines/tariffLines.ts';
import { applyClubReductions } from './payment/applyClubReductions.ts';
import { applyReducedRates } from './payment/applyReducedRates.ts';
import { applyVouchers } from './payment/applyVouchers.ts';
import { type InstalmentOffer, instalmentOfferFor } from './payment/instalmentOffer.ts';
import { decidePrepayment, type Prepayment, prepaidLines } from './payment/prepayment.ts';
import { roundingLines } from './payment/roundingLines.ts';

/** A priced cart with the other ways to pay for it. */
export interface PricedInvoice extends PricedCart {
  readonly hasUitpas: boolean;
  /** Sentences that the person should read, and that refuse no order. */
  readonly notes: readonly string[];
  readonly prepayment: Pick<Prepayment, 'credit' | 'turns'>;
  /** `payNowCents`: the amount that is paid now when the rest is paid in parts. */
  readonly parts?: InstalmentOffer & { readonly payNowCents: Cents };
}

/**
 * Prices everything in the cart that may be ordered, in whole cents.
 * Decision: docs/decisions/0034-a-cart-is-read-once-and-priced-purely.md
 */
export function priceCart(all: CartFacts): PricedInvoice {
  const { facts, feedback } = ticketsOfGuest(all);
  const { selection } = facts;
  const registered = tariffLines(facts);
  const rated = applyReducedRates(facts, registered.lines);
  const services = serviceLines(facts, rated.lines);
  const products = productLines(facts);
  const bought = passLines(facts);
  const prepayment = decidePrepayment(facts, rated.lines);
  // No voucher lowers the price of a line that a pass pays for.
  const isPrepaid = (line: CartLine) => line.type === 'tariff' && prepayment.paying.has(line);
  const ruled = applyClubReductions(facts, rated.lines, isPrepaid);
  const chosen = [...ruled, ...services.lines, ...products.lines, ...bought.lines];
  const reduced = applyVouchers(facts, chosen, isPrepaid);
  const lines = [...reduced.lines, ...prepaidLines(facts, prepayment.paying)];
  const parts = instalmentOfferFor(facts, reduced.lines, isPrepaid);
  return {
    ...payment(selection, lines, parts),
    // The first sentence becomes a notice, so feedback about stock and cards comes first.
    feedback: [
      ...feedback,
      ...products.feedback,
      ...rated.feedback,
      ...registered.feedback,
      ...services.feedback,
      ...bought.feedback,
    ],
    notes: endedEarlyPrices(facts, lines),
    leftOut: registered.leftOut,
    voucherNids: reduced.voucherNids,
    rejectedVouchers: reduced.rejectedVouchers,
    hasUitpas: rated.hasUitpas,
    prepayment,
  };
}

/**
 * Splits the total into amounts for now and later. A club that is paid later asks nothing at once, except the deposit of a
 * payment in parts.
 */
function payment(
  selection: CartFacts['selection'],
  lines: readonly CartLine[],
  parts: InstalmentOffer | undefined,
) {
  const { club, paysInParts } = selection;
  const sum = lines.reduce((total, line) => total + costOf(line), 0);
  const atOnce = club.isPaidLater ? 0 : sum;
  const first =
    parts && (club.isPaidLater ? parts.depositCents : sum - parts.totalCents + parts.depositCents);
  const unrounded = (paysInParts ? first : undefined) ?? atOnce;
  const rounding = roundingLines(selection, unrounded);
  const rounded = (amount: Cents) => amount + sumOf(roundingLines(selection, amount));
  const totalCents = sum + sumOf(rounding);
  const payNowCents = rounded(unrounded);
  return {
    lines: [...lines, ...rounding],
    totalCents,
    payNowCents,
    payLaterCents: totalCents - payNowCents,
    instalments:
      paysInParts && parts ? parts.summary.slice(1).filter(({ amountCents }) => amountCents > 0) : [],
    ...(parts && first !== undefined && { parts: { ...parts, payNowCents: rounded(first) } }),
  };
}

function sumOf(lines: readonly CartLine[]): Cents {
  return lines.reduce((sum, line) => sum + costOf(line), 0);
}

/** A line for each pass that is bought. */
function passLines({ selection, passes }: CartFacts): LineFindings<PassLine> {
  return joinFindings(
    selection.passes.map((wanted): LineFindings<PassLine> => {
      const pass = passes.find(({ nid }) => nid === wanted);
      if (!pass) return { lines: [], feedback: [nl.cart.unknown] };
      const line: PassLine = {
        type: 'pass',
        uid: selection.person.uid,
        passNid: pass.nid,
        ...(selection.reloadedCard !== undefined && { cardId: selection.reloadedCard }),
        description: pass.label,
        qty: 1,
        unitCostCents: pass.priceCents,
        discountCents: 0,
      };
      return { lines: [line], feedback: [] };
    }),
  );
}
