import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { effectOf } from '#rules/moneyEvents.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { ClubEntry, ClubInvoice, ClubPayment } from '#src/api/entities/management/clubInvoice.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';

const texts = ledgerTexts.payments;

/** What a manager may undo. */
export type Undoable =
  | { readonly is: 'payment'; readonly payment: ClubPayment }
  | { readonly is: 'given back'; readonly entry: ClubEntry };

/** Something that happened to the money of an invoice. */
interface MoneyEvent {
  readonly key: string;
  readonly day: string;
  readonly what: string;
  /** With a minus for what went back, or never came. */
  readonly amount: string;
  /** '' where there is nothing to add. */
  readonly detail: string;
  /** A later invoice or a credit note, which the club may give on paper. */
  readonly paper?: { readonly what: 'invoice' | 'credit-note'; readonly id: number };
  readonly undoable: Undoable | undefined;
}

/** An event with its ISO day. */
type Dated = Omit<MoneyEvent, 'day'> & { readonly on: string };

/** Everything that happened to the money of an invoice, the oldest day first. Within a day a payment comes before what undid it. */
export function invoiceHistory(invoice: ClubInvoice): readonly MoneyEvent[] {
  const { payments, creditNotes, laterInvoices, refunds, entries } = invoice;
  const all: readonly Dated[] = [
    ...payments.map(paymentEvent),
    ...laterInvoices.map(({ id, number, amount, issued }) => ({
      ...{ key: `invoice-${number}`, on: isoDayOf(issued), what: texts.later(number) },
      ...{ amount: texts.more(formatEuros(amount)), detail: '', undoable: undefined },
      paper: { what: 'invoice', id } as const,
    })),
    ...creditNotes.map(({ id, number, amount, reason, issued }) => ({
      ...{ key: `credit-${number}`, on: isoDayOf(issued), what: texts.credit(number) },
      ...{ amount: formatEuros(-amount), detail: reason, undoable: undefined },
      paper: { what: 'credit-note', id } as const,
    })),
    ...refunds.map(({ at, amount, state }, index) => ({
      ...{ key: `refund-${index}`, on: isoDayOf(at), what: texts.refunds[state] },
      ...{ amount: formatEuros(-amount), detail: '', undoable: undefined },
    })),
    ...entries.map(entryEvent),
  ];
  return all
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, ...event }) => ({ ...event, day: formatIsoDay(on) }));
}

function paymentEvent(payment: ClubPayment): Dated {
  const { id, at, by, state, amount, undoable } = payment;
  return {
    ...{ key: `payment-${id}`, on: isoDayOf(at), what: texts.by[by], amount: formatEuros(amount) },
    detail: state === 'open' ? texts.started : '',
    undoable: undoable ? { is: 'payment', payment } : undefined,
  };
}

function entryEvent(entry: ClubEntry): Dated {
  const { id, is, on, amount, way, by, reason, undoable } = entry;
  const about = [way === null ? '' : texts.ways[way], by === null ? '' : texts.notedBy(by), reason];
  return {
    ...{ key: `entry-${id}`, on, what: texts.entries[is] },
    amount: formatEuros(effectOf({ is, amountCents: amount }).moneyCents),
    detail: about.filter((part) => part !== '').join(' · '),
    undoable: undoable ? { is: 'given back', entry } : undefined,
  };
}

/** The lists of invoices, in the order of the choice. */
export const shownInvoices = ['open', 'overdue', 'attention', 'paid', 'all'] as const;
export type Shown = (typeof shownInvoices)[number];

/** Words of the address for the lists; the first list has none. */
const words: Readonly<Record<Shown, string>> = {
  open: '',
  overdue: 'vervallen',
  attention: 'na-te-kijken',
  paid: 'betaald',
  all: 'alles',
};

export function wordOf(shown: Shown): string {
  return words[shown];
}

export function shownOf(word: string | null): Shown {
  return shownInvoices.find((shown) => words[shown] === word) ?? 'open';
}
