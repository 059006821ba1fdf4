import type { IsoDay } from '#rules/brusselsTime.ts';
import { invoicedLaterOf } from '#rules/instalments.ts';
import { formatEuros } from '#rules/money.ts';
import {
  isAlert,
  type MoneyFacts,
  mergeMoneyFacts,
  type PaymentState,
  paymentState,
} from '#rules/paymentState.ts';
import type { Transfer } from '#rules/transferCode.ts';
import { isWithdrawable } from '#rules/withdrawal.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import type { WantedPayment } from '#src/api/checkoutHref.ts';
import type { Order } from '#src/api/entities/orders/order.ts';
import type { Tone } from '#src/components/feedback/tone.ts';
import { confirmationTexts } from '#src/texts/nl/confirmation.ts';
import { moneyOfOrder, type PaymentView, paymentView } from '../../payment/index.ts';
import type { Checkout, OrderedThings } from './mergeOrders.ts';
import { type OrderLineView, orderLines } from './orderLines.ts';

export interface OrderView {
  readonly oid: number;
  /** All orders of the checkout. */
  readonly oids: readonly number[];
  readonly heading: string;
  readonly state: string;
  readonly tone: Tone;
  /** Explains the state to the person; '' when the state is clear by itself. */
  readonly explanation: string;
  readonly placed: string;
  readonly lines: readonly OrderLineView[];
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  /** undefined when nothing can be paid. */
  readonly pay: PaymentView['pay'];
  /** The online payment of all orders. Early: before the club asks for it. */
  readonly payment: WantedPayment;
  /** What a bank needs for a transfer; undefined when nothing is due or the club takes no transfers. */
  readonly transfer: Transfer | undefined;
  readonly instalments: readonly InstalmentView[];
  /** The next steps, one sentence each. */
  readonly nextSteps: readonly string[];
  /** Whether somebody was enrolled, or waits for a place. */
  readonly hasRegistrations: boolean;
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

export function orderView({ order, orders }: Checkout, today: IsoDay): OrderView {
  const [first, ...others] = orders;
  const facts = mergeMoneyFacts([moneyOfOrder(first), ...others.map(moneyOfOrder)]);
  const state = paymentState(facts, today);
  // A transfer beside a payment that a bank is busy with would pay twice.
  const transfer = state.is === 'in-bank' ? undefined : order.transfer;
  const view = paymentView(state, { canTransfer: transfer !== undefined, places: placesOf(order) });
  return {
    oid: order.oid,
    oids: orders.map(({ oid }) => oid),
    heading: orderHeading(order, state),
    state: state.is === 'paid' ? confirmationTexts.thanks : view.label,
    tone: view.tone === 'neutral' ? 'info' : view.tone,
    explanation: view.sentence,
    placed: confirmationTexts.placed(formatDay(order.placed)),
    lines: orderLines(order),
    sums: sumsOf(order, facts, state),
    pay: view.pay,
    instalments: instalmentsOf(order),
    payment: {
      oid: order.oid,
      isEarly: orders.every(({ due }) => due === 0),
      isTogether: orders.length > 1,
    },
    transfer,
    nextSteps: nextSteps(order, state),
    hasRegistrations: order.registrations.length > 0,
    hasSessions: order.sessions > 0,
    hasTickets: order.tickets > 0,
    hasPass: order.items.some(({ type }) => type === 'pass'),
    withdrawals: withdrawalsOf(orders),
    club: order.club,
  };
}

/** Number of places in lessons and halls. */
function placesOf({ registrations, tickets }: OrderedThings): number {
  return registrations.filter(({ status }) => status === 'registered').length + tickets;
}

function sumsOf({ items }: OrderedThings, facts: MoneyFacts, state: PaymentState): OrderView['sums'] {
  const rounding = items.filter(({ type }) => type === 'rounding').reduce((sum, { price }) => sum + price, 0);
  const inBankCents = state.is === 'in-bank' ? state.payCents : 0;
  const nowCents = 'ask' in state && isAlert(state) ? (state.ask?.amountCents ?? 0) : 0;
  const rows: readonly (readonly [string, number])[] = [
    [confirmationTexts.rounding, rounding],
    [confirmationTexts.total, facts.totalCents],
    [confirmationTexts.credited, -facts.creditedCents],
    [confirmationTexts.paid, facts.paidCents],
    [confirmationTexts.inBank, inBankCents],
    [confirmationTexts.payNow, nowCents],
    [confirmationTexts.payLater, facts.openCents - inBankCents - nowCents],
  ];
  return rows
    .filter(([label, cents]) => cents !== 0 || label === confirmationTexts.total)
    .map(([label, cents]) => ({ label, text: formatEuros(cents) }));
}

/** The instalments by day, plus what the club invoices later, so that the amounts add up. */
function instalmentsOf({ instalments, payLater }: OrderedThings): InstalmentView[] {
  if (instalments.length === 0) return [];
  const parts = instalments.map(({ due, amount, paid }) => ({
    due: confirmationTexts.instalmentDue(formatIsoDay(due)),
    amount: formatEuros(amount),
    isPaid: paid,
  }));
  const byInvoice = invoicedLaterOf(
    payLater,
    instalments.map(({ amount }) => amount),
  );
  if (byInvoice === 0) return parts;
  return [...parts, { due: confirmationTexts.byInvoice, amount: formatEuros(byInvoice), isPaid: false }];
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

function nextSteps(order: OrderedThings, state: PaymentState): string[] {
  const { registrations, items, total } = order;
  const isAsked = 'ask' in state && state.ask?.when !== 'later' && order.payNow > 0;
  const isQueued = registrations.some(({ status }) => status === 'queued');
  const isRegistered = registrations.some(({ status }) => status === 'registered');
  return [
    ...(total === 0 && isRegistered ? [confirmationTexts.nothingToPay] : []),
    ...(isQueued ? [confirmationTexts.waiting] : []),
    ...(isRegistered ? [confirmationTexts.comeToFirst] : []),
    ...(items.some(({ backordered }) => backordered > 0) ? [confirmationTexts.backorderComes] : []),
    ...(items.some(({ type }) => type === 'product') ? [confirmationTexts.productsCome] : []),
    ...(order.tickets > 0
      ? [isAsked ? confirmationTexts.ticketsAfterPayment : confirmationTexts.ticketsWait]
      : []),
    ...(items.some(({ type }) => type === 'pass') ? [confirmationTexts.passIsReady] : []),
    confirmationTexts.mailComes,
  ].slice(0, maxSteps);
}

/** Says what was confirmed. A place on a waiting list is never called confirmed. */
export function orderHeading(
  { registrations, items }: Pick<Order, 'registrations' | 'items'>,
  { is }: PaymentState,
): string {
  // "Confirmed" would contradict a payment that just broke off.
  if (is === 'left' || is === 'failed' || is === 'cancelled') return confirmationTexts.heading.unpaid;
  const named = (status: 'registered' | 'queued') => [
    ...new Set(registrations.filter((one) => one.status === status).map(({ name }) => name)),
  ];
  const registered = named('registered');
  const waiting = named('queued');
  const queued =
    waiting.length === 0 ? '' : confirmationTexts.heading.queued(formatList(waiting), waiting.length);
  const hasOtherThings = items.some(({ type }) => type !== 'tariff');
  if (registrations.length === 0 || hasOtherThings)
    return queued === '' ? confirmationTexts.heading.ordered : confirmationTexts.heading.orderedAnd(queued);
  if (queued === '')
    return registered.length > 1
      ? confirmationTexts.heading.family(formatList(registered))
      : confirmationTexts.heading.registered;
  if (registered.length === 0) return queued;
  if (registered.length === 1 && waiting.length === 1 && registered[0] === waiting[0])
    return confirmationTexts.heading.both(waiting[0] ?? '');
  return confirmationTexts.heading.mixed(formatList(registered), registered.length, queued);
}
