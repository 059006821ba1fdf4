import { formatEuros } from '#rules/money.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { InvoiceDetail } from '#src/api/entities/orders/invoice.ts';
import { reductionTexts } from '#src/features/basket/index.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import type { StateView } from './invoiceSummary.ts';

const texts = invoicesTexts.detail;

export interface InvoiceLine {
  readonly id: string;
  readonly what: string;
  readonly details: readonly string[];
  readonly amount: string;
}

export interface InvoicePart {
  readonly id: string;
  readonly due: string;
  readonly amount: string;
  readonly state: StateView | undefined;
}

/** The lines of an invoice. They include roundings, so that they add up to the total. */
export function invoiceLines({ items, uid, sections }: InvoiceDetail): readonly InvoiceLine[] {
  return items.map((item, place) => ({
    id: String(place),
    what: item.description,
    details: [
      ...(item.uid !== undefined && item.uid !== uid ? [sections[item.section] ?? ''] : []),
      item.description.includes(item.seat) ? '' : item.seat,
      item.quantity > 1 ? texts.count(item.quantity, formatEuros(item.fullPrice / item.quantity)) : '',
      ...(item.reductions.length > 0
        ? reductionTexts(item)
        : [item.discount > 0 ? texts.discount(formatEuros(item.discount)) : '']),
    ].filter((detail) => detail !== ''),
    amount: formatEuros(item.price),
  }));
}

/** The total of the lines, what was credited and paid, and the rest. */
export function invoiceSums(
  invoice: InvoiceDetail,
): readonly { readonly label: string; readonly amount: string }[] {
  const { total, credited, paid, open, reclaim, refund } = invoice;
  const sums = [
    { label: texts.total, cents: total },
    { label: texts.credited, cents: -credited },
    { label: texts.paid, cents: -paid },
    { label: texts.gotTwice, cents: reclaim },
    refund > 0 ? { label: texts.back, cents: refund } : { label: texts.open, cents: open },
  ];
  return sums
    .filter(({ label, cents }) => cents !== 0 || label === texts.total || label === texts.open)
    .map(({ label, cents }) => ({ label, amount: formatEuros(cents) }));
}

/**
 * The instalments of an invoice; empty when it is paid at once.
 * @param today - `YYYY-MM-DD`
 */
export function invoiceParts({ parts }: InvoiceDetail, today: string): readonly InvoicePart[] {
  if (parts.length < 2) return [];
  return parts.map(({ due, amount, open }, place) => ({
    id: String(place),
    due: due === null ? invoicesTexts.dueSomeDay : texts.partDue(formatIsoDay(due)),
    amount: formatEuros(amount),
    state: partState({ due, amount, open }, today),
  }));
}

function partState(
  { due, amount, open }: InvoiceDetail['parts'][number],
  today: string,
): StateView | undefined {
  if (open === 0) return { label: texts.partPaid, tone: 'success', icon: 'check' };
  if (due !== null && due < today) return { label: texts.partLate, tone: 'danger', icon: 'warning' };
  return open < amount
    ? { label: texts.partOpen(formatEuros(open)), tone: 'info', icon: 'clock' }
    : undefined;
}

export function invoicePayments({ payments }: InvoiceDetail) {
  return payments.map(({ by, at, amount }, place) => ({
    id: String(place),
    how: texts.by[by],
    day: formatDay(at),
    amount: formatEuros(amount),
  }));
}
