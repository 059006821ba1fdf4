import { eurosOf } from '#rules/money.ts';
import type { Transfer } from '#rules/transferCode.ts';
import type { Invoice, InvoiceDetail } from '#schemas/entities/orders/invoice.ts';
import { unixSecondsOf } from '../../clock.ts';
import { numberOf } from '../documents/documentNumber.ts';
import type { PlacedOrder } from '../orders/placed/loadOrders.ts';
import { toWireOrder } from '../orders/placed/toWireOrder.ts';
import { askedTransfer, toWireTransfer } from '../payments/askedTransfer.ts';
import { wayOf } from '../payments/eventsOf.ts';
import { toWireMoney } from '../payments/standing/moneyFacts.ts';
import { fullName } from '../people/people.ts';
import type { LoadedInvoice } from './loadInvoices.ts';

export function toWireInvoice(invoice: LoadedInvoice): Invoice {
  const { order, club, person, account, documents, standing, subjects, money } = invoice;
  return {
    oid: order.oid,
    number: numberOf(documents.invoices[0]),
    uid: person.uid,
    name: fullName(person),
    club: { nid: club.nid, url: club.url, title: club.title },
    placed: unixSecondsOf(order.placedAt),
    state: standing.state,
    subjects: [...subjects],
    ...toWireMoney(money),
    creditNotes: account.credits.flatMap(({ id, amountCents, reason, issuedAt }) => {
      const document = documents.creditNotes.find(({ creditNoteId }) => creditNoteId === id);
      if (!document) return [];
      const number = numberOf(document);
      return { id, number, amount: eurosOf(amountCents), reason, issued: unixSecondsOf(issuedAt) };
    }),
  };
}

export function toWireInvoiceDetail(invoice: LoadedInvoice, placed: PlacedOrder): InvoiceDetail {
  const { items, sections, reference } = toWireOrder(placed);
  const transfer = transferOf(invoice);
  return {
    ...toWireInvoice(invoice),
    ...{ reference, items, sections },
    ...(transfer && { transfer: toWireTransfer(transfer) }),
    laterInvoices: toWireLaterInvoices(invoice),
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
        by: wayOf(provider),
      })),
  };
}

/** The invoices of what was added to the order after the first one. */
export function toWireLaterInvoices({
  documents,
}: LoadedInvoice): NonNullable<InvoiceDetail['laterInvoices']> {
  const [, ...later] = documents.invoices;
  return later.map((document) => ({
    ...{ id: document.id, number: numberOf(document) },
    amount: eurosOf(document.content.totalCents),
    issued: unixSecondsOf(document.issuedAt),
  }));
}

/** The transfer that the screen and the document of an invoice ask for; undefined where the club asks for the amount later. */
export function transferOf({ club, order, standing, money }: LoadedInvoice): Transfer | undefined {
  const isAsked = standing.dueCents > 0 || money.dueOn !== null;
  return askedTransfer({ club, order, amountCents: isAsked ? money.payCents : 0 });
}
