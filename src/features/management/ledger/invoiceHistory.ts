import { formatEuros } from '#rules/money.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { ClubInvoice, ClubPayment } from '#src/api/entities/clubInvoice.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';

const texts = ledgerTexts.payments;

/** Something that happened to the money of an invoice. */
interface MoneyEvent {
  readonly key: string;
  readonly at: number;
  readonly day: string;
  readonly what: string;
  /** With a minus for what went back, or never came. */
  readonly amount: string;
  /** '' where there is nothing to add. */
  readonly detail: string;
  /** The transfer that a manager may undo. */
  readonly undoable: ClubPayment | undefined;
}

/** Payments, refunds and credit notes of an invoice, the oldest first. */
export function invoiceHistory({ payments, refunds, creditNotes }: ClubInvoice): readonly MoneyEvent[] {
  const made = payments.map((payment): MoneyEvent => {
    const { id, at, by, state, amount, chargedBack, undoable } = payment;
    const isCounted = state === 'paid';
    return {
      ...dated(`payment-${id}`, at),
      what: texts.by[by],
      amount: formatEuros(amount),
      detail: isCounted
        ? chargedBack > 0
          ? texts.chargedBack(formatEuros(chargedBack))
          : ''
        : state === 'open'
          ? texts.started
          : texts.undone,
      undoable: undoable ? payment : undefined,
    };
  });
  const credited = creditNotes.map(
    ({ number, amount, reason, issued }): MoneyEvent => ({
      ...dated(`credit-${number}`, issued),
      ...{ what: texts.credit(number), amount: formatEuros(-amount), detail: reason, undoable: undefined },
    }),
  );
  const returned = refunds.map(
    ({ at, amount, state }, index): MoneyEvent => ({
      ...dated(`refund-${index}`, at),
      what: texts.refunds[state],
      ...{ amount: formatEuros(-amount), detail: '', undoable: undefined },
    }),
  );
  return [...made, ...credited, ...returned].toSorted((one, other) => one.at - other.at);
}

function dated(key: string, at: number): Pick<MoneyEvent, 'key' | 'at' | 'day'> {
  return { key, at, day: formatDay(at) };
}
