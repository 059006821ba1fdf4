import { isoDayOf } from '#rules/brusselsTime.ts';
import { documentNumber } from '#rules/documentNumber.ts';
import { eurosOf } from '#rules/money.ts';
import type { Transfer } from '#rules/transferCode.ts';
import type { Invoice, InvoiceDetail } from '#schemas/entities/invoice.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { PlacedOrder } from '../orders/placed/loadOrders.ts';
import { toWireOrder } from '../orders/placed/toWireOrder.ts';
import { askedTransfer, toWireTransfer } from '../payments/askedTransfer.ts';
import { fullName } from '../people/people.ts';
import type { LoadedInvoice } from './loadInvoices.ts';

export function toWireInvoice(invoice: LoadedInvoice): Invoice {
  const { order, club, person, account, standing, subjects } = invoice;
  return {
    oid: order.oid,
    number: invoiceNumber(order),
    uid: person.uid,
    name: fullName(person),
    club: { nid: club.nid, url: club.url, title: club.title },
    placed: unixSecondsOf(order.placedAt),
    state: standing.state,
    subjects: [...subjects],
    total: eurosOf(order.totalCents),
    paid: eurosOf(invoice.paidCents),
    credited: eurosOf(account.credits.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    open: eurosOf(standing.openCents),
    overdue: eurosOf(standing.overdueCents),
    refund: eurosOf(standing.refundCents),
    payable: eurosOf(invoice.payableCents),
    due: standing.next?.dueOn ?? null,
    creditNotes: account.credits.map((note) => ({
      id: note.id,
      number: creditNoteNumber(note),
      amount: eurosOf(note.amountCents),
      reason: note.reason,
      issued: unixSecondsOf(note.issuedAt),
    })),
  };
}

export function toWireInvoiceDetail(invoice: LoadedInvoice, placed: PlacedOrder): InvoiceDetail {
  const { items, sections, reference } = toWireOrder(placed);
  const transfer = transferOf(invoice);
  return {
    ...toWireInvoice(invoice),
    ...{ reference, items, sections },
    ...(transfer && { transfer: toWireTransfer(transfer) }),
    parts: invoice.standing.claims.map(({ dueOn, amountCents, openCents }) => ({
      due: dueOn,
      amount: eurosOf(amountCents),
      open: eurosOf(openCents),
    })),
    payments: invoice.account.attempts
      .filter(({ state }) => state === 'paid')
      .map(({ amountCents, settledAt, startedAt, provider }) => ({
        amount: eurosOf(amountCents),
        at: unixSecondsOf(settledAt ?? startedAt),
        by: provider === 'transfer' ? ('transfer' as const) : ('online' as const),
      })),
  };
}

/** The transfer that the screen and the document of an invoice ask for; undefined where the club asks for the amount later. */
export function transferOf({ club, order, payableCents: amountCents }: LoadedInvoice): Transfer | undefined {
  return askedTransfer({ club, order, amountCents });
}

export function invoiceNumber({ oid, placedAt }: LoadedInvoice['order']): string {
  return documentNumber('KN', yearOf(placedAt), oid);
}

export function creditNoteNumber({
  id,
  issuedAt,
}: Pick<LoadedInvoice['account']['credits'][number], 'id' | 'issuedAt'>): string {
  return documentNumber('CN', yearOf(issuedAt), id);
}

/** The year in Brussels. */
function yearOf(at: Date): number {
  return Number(isoDayOf(unixSecondsOf(at)).slice(0, 4));
}
