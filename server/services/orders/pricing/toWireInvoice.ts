import { fillIn } from '@clubpoort/form-engine/headless';
import type { Instalment } from '#rules/instalments.ts';
import { eurosOf } from '#rules/money.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartLine } from '../../cart/pricedCart.ts';
import { holdKey, type InstantHolds } from '../../cart/syncInstantHolds.ts';
import { fullName } from '../../people/people.ts';
import type { OfferedProduct } from '../../webshop/loadProducts.ts';
import { toWireProduct } from '../../webshop/toWireProduct.ts';
import { toOrderLine } from '../toOrderLine.ts';
import { sectionOf, toWireCartLine } from '../toWireCartLine.ts';
import type { PricedInvoice } from './priceCart.ts';

type Invoice = OperationResponse<'compile_public_registration_invoice'>;

interface Compiled {
  readonly cart: PricedInvoice;
  readonly holds: InstantHolds;
  readonly relatedProducts: readonly OfferedProduct[];
  readonly hasVouchers: boolean;
  /** Everybody who may have a line. */
  readonly people: readonly { readonly uid: number; readonly fname: string; readonly lname: string }[];
}

export function toWireInvoice(compiled: Compiled): Invoice {
  const { cart, holds, people } = compiled;
  const { credit, turns } = cart.prepayment;
  const canPayByPass = credit > 0 && turns > 0;
  const named = people.filter(({ uid }) => cart.lines.some((line) => line.uid === uid));
  return {
    result: {
      items: cart.lines.map((line) => toWireItem(line, holds)),
      total: eurosOf(cart.totalCents),
      has_instant: cart.lines.some(isInstant),
      reservation: holds.reservation,
      related_products: compiled.relatedProducts.map(toWireProduct),
      rejected_vouchers: [...cart.rejectedVouchers],
      ...toWireParts(cart.parts),
      ...(canPayByPass && { prepaid: { credit, turns } }),
      user_feedback: [...new Set([...cart.feedback, ...holds.cooling.map(notKept)])],
    },
    has_payment_options: cart.parts !== undefined,
    has_vouchers: compiled.hasVouchers,
    passAsPrepaid: canPayByPass,
    has_uitpas: cart.hasUitpas,
    payNow: eurosOf(cart.payNowCents),
    payLater: eurosOf(cart.payLaterCents),
    sections: Object.fromEntries(named.map((person) => [sectionOf(person.uid), fullName(person)])),
  };
}

function notKept({ line, until }: InstantHolds['cooling'][number]): string {
  return fillIn(nl.holds.notKept, { course: line.description, time: formatTime(unixSecondsOf(until)) });
}

function toWireItem(line: CartLine, { expiries }: InstantHolds): Invoice['result']['items'][number] {
  const expiresAt = line.type === 'tariff' ? expiries.get(holdKey(line)) : undefined;
  return toWireCartLine(toOrderLine(line), { isInstant: isInstant(line), expiresAt });
}

function isInstant(line: CartLine): boolean {
  return line.type === 'tariff' && line.isInstant && !line.isQueued;
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
