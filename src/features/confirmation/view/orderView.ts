import { invoicedLaterOf } from '#rules/instalments.ts';
import { formatEuros } from '#rules/money.ts';
import type { Transfer } from '#rules/transferCode.ts';
import { isWithdrawable } from '#rules/withdrawal.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { Order } from '#src/api/entities/order.ts';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import type { Checkout } from './mergeOrders.ts';
import { type OrderLineView, orderLines } from './orderLines.ts';

export interface OrderView {
  readonly oid: number;
  /** All orders of the checkout. */
  readonly oids: readonly number[];
  readonly heading: string;
  readonly state: string;
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  /** Explains the state to the person; '' when the state is clear by itself. */
  readonly explanation: string;
  readonly placed: string;
  readonly lines: readonly OrderLineView[];
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  /** undefined when nothing is due now. */
  readonly pay: { readonly label: string; readonly isPrimary: boolean } | undefined;
  /** The online payments: one for each order that has something due. */
  readonly payments: readonly { readonly oid: number; readonly label: string }[];
  /** What a bank needs for a transfer; undefined when nothing is due or the club takes no transfers. */
  readonly transfer: Transfer | undefined;
  readonly instalments: readonly InstalmentView[];
  /** The next steps, one sentence each. */
  readonly nextSteps: readonly string[];
  readonly hasSessions: boolean;
  readonly hasTickets: boolean;
  readonly hasPass: boolean;
  /** The orders with goods, which may be withdrawn from. */
  readonly withdrawals: readonly WithdrawalView[];
  readonly club: Order['club'];
}

interface WithdrawalView {
  readonly oid: number;
  readonly goods: readonly string[];
  /** '' for a checkout of one order. */
  readonly names: string;
  readonly withdrawal: NonNullable<Order['withdrawal']>;
}

interface InstalmentView {
  readonly due: string;
  readonly amount: string;
  readonly isPaid: boolean;
}

export function orderView({ order, orders }: Checkout): OrderView {
  const state = stateOf(order);
  return {
    oid: order.oid,
    oids: orders.map(({ oid }) => oid),
    heading: headingOf(order, state),
    state: texts.states[state],
    tone: tones[state],
    explanation: texts.explanations[state],
    placed: texts.placed(formatDay(order.placed)),
    lines: orderLines(order),
    sums: sumsOf(order),
    pay: payOf(order, state),
    instalments: instalmentsOf(order),
    payments: paymentsOf(orders),
    // A transfer beside a payment that is under way could pay twice.
    transfer: state === 'processing' ? undefined : order.transfer,
    nextSteps: nextSteps(order),
    hasSessions: order.sessions > 0,
    hasTickets: order.tickets > 0,
    hasPass: order.items.some(({ type }) => type === 'pass'),
    withdrawals: withdrawalsOf(orders),
    club: order.club,
  };
}

type State = keyof typeof texts.states;

function stateOf({ total, payment, due, payNow }: Order): State {
  if (total === 0) return 'free';
  if (payment === 'paid' && due > 0) return 'unpaid';
  return payment === 'unpaid' && payNow === 0 && due === 0 ? 'later' : payment;
}

const tones = {
  paid: 'success',
  free: 'success',
  processing: 'info',
  unpaid: 'info',
  later: 'info',
  failed: 'danger',
  cancelled: 'warning',
} as const satisfies Record<State, OrderView['tone']>;

function headingOf({ registrations, items }: Order, state: State): string {
  // "Confirmed" would contradict a payment that just failed.
  if (state === 'failed' || state === 'cancelled') return texts.heading.unpaid;
  const isOnlyRegistrations = items.every(({ type }) => type === 'tariff');
  if (registrations.length === 0 || !isOnlyRegistrations) return texts.heading.ordered;
  const isOnlyQueued = registrations.every(({ status }) => status === 'queued');
  if (isOnlyQueued) return texts.heading.queued;
  const isMixed = registrations.some(({ status }) => status === 'queued');
  const names = [...new Set(registrations.map(({ name }) => name))];
  return names.length > 1 && !isMixed ? texts.heading.family(formatList(names)) : texts.heading.registered;
}

function sumsOf({ total, due, payNow, payLater, payment, items }: Order): OrderView['sums'] {
  const rounding = items.filter(({ type }) => type === 'rounding').reduce((sum, { price }) => sum + price, 0);
  const rows: readonly (readonly [string, number])[] = [
    [texts.rounding, rounding],
    [texts.total, total],
    payment === 'paid' ? [texts.paid, payNow] : [texts.payNow, due],
    [texts.payLater, payLater],
  ];
  return rows
    .filter(([label, cents]) => cents !== 0 || label === texts.total)
    .map(([label, cents]) => ({ label, text: formatEuros(cents) }));
}

/** The instalments by day, plus what the club invoices later, so that the amounts add up. */
function instalmentsOf({ instalments, payLater }: Order): InstalmentView[] {
  if (instalments.length === 0) return [];
  const parts = instalments.map(({ due, amount, paid }) => ({
    due: texts.instalmentDue(formatIsoDay(due)),
    amount: formatEuros(amount),
    isPaid: paid,
  }));
  const byInvoice = invoicedLaterOf(
    payLater,
    instalments.map(({ amount }) => amount),
  );
  if (byInvoice === 0) return parts;
  return [...parts, { due: texts.byInvoice, amount: formatEuros(byInvoice), isPaid: false }];
}

function payOf({ due }: Order, state: State): OrderView['pay'] {
  if (due === 0) return undefined;
  if (state === 'processing') return { label: texts.backToCheckout, isPrimary: false };
  const label = state === 'failed' || state === 'cancelled' ? texts.payAgain : texts.pay;
  return { label: label(formatEuros(due)), isPrimary: true };
}

/** A payment pays one order, so each order of a family with something due has its own button, with its names. */
function paymentsOf(orders: Checkout['orders']): OrderView['payments'] {
  const due = orders.filter((one) => one.due > 0);
  return due.flatMap((one) => {
    const pay = payOf(one, stateOf(one));
    if (!pay) return [];
    const names = formatList([...new Set(Object.values(one.sections))]);
    return [
      { oid: one.oid, label: due.length > 1 && names !== '' ? texts.payFor(pay.label, names) : pay.label },
    ];
  });
}

function withdrawalsOf(orders: Checkout['orders']): WithdrawalView[] {
  return orders.flatMap(({ oid, items, sections, withdrawal }) => {
    if (!withdrawal) return [];
    const goods = items
      .filter(isWithdrawable)
      .map(({ quantity, description }) => (quantity > 1 ? `${quantity} × ${description}` : description));
    const names = orders.length > 1 ? formatList([...new Set(Object.values(sections))]) : '';
    return [{ oid, goods, names, withdrawal }];
  });
}

/** Number of next steps that a person reads. The most urgent ones come first. */
const maxSteps = 3;

function nextSteps(order: Order): string[] {
  const { registrations, items, total, due, payLater, instalments } = order;
  const isQueued = registrations.some(({ status }) => status === 'queued');
  const isRegistered = registrations.some(({ status }) => status === 'registered');
  const isInvoiced = due === 0 && payLater > 0 && instalments.length === 0 && order.payment !== 'paid';
  return [
    ...(isInvoiced ? [texts.invoiceComes] : []),
    ...(total === 0 && isRegistered ? [texts.nothingToPay] : []),
    ...(isQueued ? [texts.waiting] : []),
    ...(isRegistered ? [texts.comeToFirst] : []),
    ...(items.some(({ backordered }) => backordered > 0) ? [texts.backorderComes] : []),
    ...(items.some(({ type }) => type === 'product') ? [texts.productsCome] : []),
    ...(order.tickets > 0 ? [texts.ticketsWait] : []),
    ...(items.some(({ type }) => type === 'pass') ? [texts.passIsReady] : []),
    texts.mailComes,
  ].slice(0, maxSteps);
}
