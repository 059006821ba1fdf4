import { fillIn } from '@clubpoort/form-engine/headless';
import type { Instalment } from '#rules/instalments.ts';
import { eurosOf } from '#rules/money.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { OrderItem } from '#schemas/entities/orders/order.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartLine } from '../../cart/pricedCart.ts';
import { holdKey, type InstantHolds } from '../../cart/syncInstantHolds.ts';
import { fullName } from '../../people/people.ts';
import { type OfferedProduct, toWireProduct } from '../../webshop/loadProducts.ts';
import { toOrderLine } from '../toOrderLine.ts';
import { sectionOf, toWireCartLine } from '../toWireCartLine.ts';
import type { PricedInvoice } from './priceCart.ts';

type Invoice = OperationResponse<'compile_public_registration_invoice'>;

interface Compiled {
  readonly cart: PricedInvoice;
  readonly holds: InstantHolds;
  readonly relatedProducts: readonly OfferedProduct[];
  readonly hasVouchers: boolean;
  /** Whether the request named places in a hall. */
  readonly hasSeats: boolean;
  /** Everybody who may have a line. */
  readonly people: readonly { readonly uid: number; readonly fname: string; readonly lname: string }[];
}

export function toWireInvoice(compiled: Compiled): Invoice {
  const { cart, holds, people } = compiled;
  const { credit, turns } = cart.prepayment;
  const canPayByPass = credit > 0 && turns > 0;
  const items = cart.lines.map((line) => toWireItem(line, holds.expiries));
  const named = people.filter(({ uid }) => cart.lines.some((line) => line.uid === uid));
  return {
    result: {
      items,
      total: eurosOf(cart.totalCents),
      has_instant: items.some((item) => item.has_instant),
      reservation: holds.reservation,
      related_products: compiled.relatedProducts.map(toWireProduct),
      rejected_vouchers: [...cart.rejectedVouchers],
      ...toWireParts(cart.parts),
      ...(canPayByPass && { prepaid: { credit, turns } }),
      user_feedback: [...new Set([...cart.feedback, ...cart.notes, ...holds.cooling.map(notKept)])],
    },
    has_payment_options: cart.parts !== undefined,
    has_vouchers: compiled.hasVouchers,
    passAsPrepaid: canPayByPass,
    has_seats: compiled.hasSeats,
    has_uitpas: cart.hasUitpas,
    payNow: eurosOf(cart.payNowCents),
    payLater: eurosOf(cart.payLaterCents),
    sections: Object.fromEntries(named.map((person) => [sectionOf(person.uid), fullName(person)])),
  };
}

/**
 * Converts a line of a priced cart, with its hold and its seat.
 *
 * @param expiries End of the hold of each instant line, by `holdKey`
 */
export function toWireItem(line: CartLine, expiries: InstantHolds['expiries'] = new Map()): OrderItem {
  return toWireCartLine(toOrderLine(line), heldOf(line, expiries));
}

function heldOf(line: CartLine, expiries: InstantHolds['expiries']) {
  switch (line.type) {
    case 'tariff':
      return { isInstant: line.isInstant && !line.isQueued, expiresAt: expiries.get(holdKey(line)) };
    case 'seat':
      return { place: line.place, expiresAt: line.heldUntil };
    default:
      return {};
  }
}

function notKept({ line, until }: InstantHolds['cooling'][number]): string {
  return fillIn(nl.holds.notKept, { course: line.description, time: formatTime(unixSecondsOf(until)) });
}

function toWireParts(parts: PricedInvoice['parts']) {
  if (!parts) return {};
  return {
    partsDeposit: eurosOf(parts.depositCents),
    partsPayNow: eurosOf(parts.payNowCents),
    partsTotal: eurosOf(parts.totalCents),
    partsSummary: parts.summary.map(toWirePayment),
    partsSummaryWithoutDiscount: parts.summaryWithoutDiscount.map(toWirePayment),
  };
}

function toWirePayment({ dueOn, amountCents }: Instalment): { due: string; amount: number } {
  return { due: dueOn, amount: eurosOf(amountCents) };
}
