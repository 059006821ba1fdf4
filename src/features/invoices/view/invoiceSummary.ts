import { formatEuros } from '#rules/money.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { Invoice } from '#src/api/entities/invoice.ts';
import type { Tone } from '#src/components/feedback/tone.ts';
import type { IconName } from '#src/components/icons/Icon.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { unpaidInvoiceTexts } from '#src/texts/nl/unpaidInvoice.ts';

type State = Invoice['state'];

export interface StateView {
  readonly label: string;
  readonly tone: Tone | 'neutral';
  readonly icon: IconName;
}

/** An invoice as shown in the list and at the top of its own screen. */
export interface InvoiceSummary {
  readonly oid: number;
  readonly number: string;
  /** The first subject of the invoice, with the number of other subjects. */
  readonly title: string;
  readonly name: string;
  readonly club: Invoice['club'];
  readonly day: string;
  readonly states: readonly StateView[];
  readonly isOpen: boolean;
  /** The open amount, or the total of a settled invoice. */
  readonly amount: string;
  /** Text with the invoice total; '' unless part of it is paid. */
  readonly ofTotal: string;
  /** Text with the due day; '' when nothing is open or the payment is being processed. */
  readonly due: string;
  /** The label of the pay button; undefined when nothing can be paid online now. */
  readonly pay: string | undefined;
}

const looks = {
  open: { tone: 'info', icon: 'clock' },
  'part-paid': { tone: 'info', icon: 'clock' },
  processing: { tone: 'info', icon: 'clock' },
  paid: { tone: 'success', icon: 'success' },
  overdue: { tone: 'danger', icon: 'warning' },
  credited: { tone: 'neutral', icon: 'minus' },
} as const satisfies Record<State, Pick<StateView, 'tone' | 'icon'>>;

export function invoiceSummary(invoice: Invoice): InvoiceSummary {
  const { oid, number, name, club, placed, total, open } = invoice;
  const isOpen = open > 0;
  return {
    ...{ oid, number, name, club, isOpen },
    title: titleOf(invoice),
    day: formatDay(placed),
    states: statesOf(invoice),
    amount: formatEuros(isOpen ? open : total),
    ofTotal: isOpen && open < total ? texts.ofTotal(formatEuros(total)) : '',
    due: dueOf(invoice),
    pay: payOf(invoice),
  };
}

/** A sentence with the total of the open amounts. */
export function invoicesLead(invoices: readonly Invoice[]): string {
  const open = invoices.reduce((sum, invoice) => sum + invoice.open, 0);
  const late = invoices.reduce((sum, { overdue }) => sum + overdue, 0);
  if (open === 0) return texts.leadNothing;
  return late > 0 ? texts.leadLate(formatEuros(open), formatEuros(late)) : texts.lead(formatEuros(open));
}

function titleOf({ subjects, number }: Invoice): string {
  const [first = number, ...others] = subjects;
  return others.length === 0 ? first : `${first} ${texts.andMore(others.length)}`;
}

function statesOf({ state, credited, total }: Invoice): readonly StateView[] {
  const isPartCredited = credited > 0 && credited < total;
  return [
    { label: texts.states[state], ...looks[state] },
    ...(isPartCredited ? [{ label: texts.partCredited, tone: 'neutral', icon: 'minus' } as const] : []),
  ];
}

function dueOf({ open, overdue, payable, due, state, reclaim }: Invoice): string {
  // What the family got twice has no day.
  if (open === 0 || open === reclaim || state === 'processing') return '';
  if (due === null) return texts.dueSomeDay;
  const day = formatIsoDay(due);
  // Only part of the open amount is due now: the rest is due later.
  if (payable > 0 && payable < open)
    return overdue > 0
      ? texts.partWasDue(formatEuros(overdue), day)
      : texts.partDue(formatEuros(payable), day);
  return overdue > 0 ? unpaidInvoiceTexts.wasDue(day) : unpaidInvoiceTexts.due(day);
}

function payOf({ payable, state }: Invoice): string | undefined {
  if (payable === 0) return undefined;
  return state === 'processing' ? texts.backToCheckout : unpaidInvoiceTexts.payNow(formatEuros(payable));
}
