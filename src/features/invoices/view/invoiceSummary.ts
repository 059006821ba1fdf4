import type { IsoDay } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { isAlert, type PaymentState, paymentState } from '#rules/paymentState.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { Invoice, InvoiceDetail } from '#src/api/entities/orders/invoice.ts';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { askedUntil, moneyOfStanding, type PaymentView, paymentView } from '../../payment/index.ts';

export type StateView = Pick<PaymentView, 'label' | 'tone' | 'icon'>;

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
  /** `later`: the club asks for nothing yet, or its day is far away. */
  readonly group: 'now' | 'later' | 'settled';
  /** The open amount, or the total of a settled invoice. */
  readonly amount: string;
  /** Text with the invoice total; '' unless part of it is paid. */
  readonly ofTotal: string;
  /** Text with the due day; '' when nothing is open or the payment is being processed. */
  readonly due: string;
  /** All that is to be said about the payment. */
  readonly sentence: string;
  /** The button that pays; undefined when nothing can be paid online now. */
  readonly pay: PaymentView['pay'];
}

/** @param invoice - with a transfer where its own screen shows one */
export function invoiceSummary(
  invoice: Invoice & Partial<Pick<InvoiceDetail, 'transfer'>>,
  today: IsoDay,
): InvoiceSummary {
  const { oid, number, name, club, placed, total, open, transfer } = invoice;
  const isOpen = open > 0;
  const state = paymentState(moneyOfStanding(invoice), today);
  const { pay, sentence, ...look } = paymentView(state, { canTransfer: transfer !== undefined });
  return {
    ...{ oid, number, name, club, pay, sentence },
    title: titleOf(invoice),
    day: formatDay(placed),
    states: statesOf(invoice, look),
    group: groupOf(state),
    amount: formatEuros(isOpen ? open : total),
    ofTotal: isOpen && open < total ? texts.ofTotal(formatEuros(total)) : '',
    due: dueOf(state),
  };
}

/** The amount that is asked now, and the amount that comes later. */
export function invoicesLead(invoices: readonly Invoice[], today: IsoDay): string {
  let [now, late, inBank, later] = [0, 0, 0, 0];
  for (const invoice of invoices) {
    const state = paymentState(moneyOfStanding(invoice), today);
    const asked = 'ask' in state && isAlert(state) ? state.ask : undefined;
    now += asked?.amountCents ?? 0;
    late += asked?.lateCents ?? 0;
    if (state.is === 'in-bank') inBank += invoice.open;
    else later += invoice.open - (asked?.amountCents ?? 0);
  }
  if (now + inBank + later === 0) return texts.leadNothing;
  return [
    now > 0 ? texts.leadNow(formatEuros(now)) : texts.leadNothingNow,
    ...(late > 0 ? [late === now ? texts.leadAllLate : texts.leadLate(formatEuros(late))] : []),
    ...(inBank > 0 ? [texts.leadInBank(formatEuros(inBank))] : []),
    ...(later > 0 ? [texts.leadLater(formatEuros(later))] : []),
  ].join(' ');
}

function groupOf(state: PaymentState): InvoiceSummary['group'] {
  if (!('ask' in state)) return 'settled';
  return isAlert(state) || state.is === 'in-bank' ? 'now' : 'later';
}

function titleOf({ subjects, number }: Invoice): string {
  const [first = number, ...others] = subjects;
  return others.length === 0 ? first : `${first} ${texts.andMore(others.length)}`;
}

function statesOf({ credited, total }: Invoice, state: StateView): readonly StateView[] {
  const isPartCredited = credited > 0 && credited < total;
  const part = { label: texts.partCredited, tone: 'neutral', icon: 'minus' } as const;
  return isPartCredited ? [state, part] : [state];
}

function dueOf(state: PaymentState): string {
  if (!('ask' in state) || state.is === 'in-bank') return '';
  const { ask, comesCents } = state;
  if (!ask) return texts.dueSomeDay;
  if (ask.by === null) return '';
  const day = formatIsoDay(ask.by);
  if (ask.when === 'late' && ask.lateCents < ask.amountCents + comesCents)
    return texts.partWasDue(formatEuros(ask.lateCents), day);
  return comesCents > 0 ? texts.partDue(formatEuros(ask.amountCents), day) : askedUntil(ask);
}

/**
 * The invoice that `?outstanding=true` opens (Specification 2.1): the first that can be paid now and that no bank is busy with, else the first open one.
 */
export function outstandingInvoice(invoices: readonly Invoice[]): Invoice | undefined {
  const open = invoices.filter((invoice) => invoice.open > 0);
  return open.find(({ payable, attempt }) => payable > 0 && attempt !== 'in-bank') ?? open[0];
}
