import { type Cents, formatEuros } from '#rules/money.ts';
import type { Ask, MoneyFacts, PaymentState } from '#rules/paymentState.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { DueInvoice } from '#src/api/entities/agenda/dashboard.ts';
import type { MoneyStanding } from '#src/api/entities/orders/moneyStanding.ts';
import type { Order } from '#src/api/entities/orders/order.ts';
import type { Tone } from '#src/components/feedback/tone.ts';
import type { IconName } from '#src/components/icons/Icon.tsx';
import { paymentStatesTexts } from '#src/texts/nl/paymentStates.ts';
import { unpaidInvoiceTexts } from '#src/texts/nl/unpaidInvoice.ts';

type Is = PaymentState['is'];
type OpenState = Extract<PaymentState, { readonly payCents: Cents }>;

export interface PaymentView {
  readonly label: string;
  readonly tone: Tone | 'neutral';
  readonly icon: IconName;
  /** Tells all: what is asked until when, what comes, and what can be done. '' where the label tells it. */
  readonly sentence: string;
  /** undefined where nothing can be paid. */
  readonly pay: PayView | undefined;
}

interface PayView {
  readonly label: string;
  /** Whether the club waits for this payment, and the bank isn't busy with it. */
  readonly isPrimary: boolean;
}

interface Around {
  /** Whether the screen shows how to pay by transfer. */
  readonly canTransfer?: boolean;
  /** Number of places in lessons and halls that the order has. */
  readonly places?: number;
}

const looks = {
  free: { tone: 'success', icon: 'success' },
  paid: { tone: 'success', icon: 'success' },
  'given-back': { tone: 'neutral', icon: 'minus' },
  'not-asked': { tone: 'info', icon: 'clock' },
  asked: { tone: 'info', icon: 'clock' },
  'part-paid': { tone: 'info', icon: 'clock' },
  'in-bank': { tone: 'info', icon: 'clock' },
  late: { tone: 'danger', icon: 'warning' },
  left: { tone: 'warning', icon: 'warning' },
  failed: { tone: 'danger', icon: 'warning' },
  cancelled: { tone: 'warning', icon: 'warning' },
} as const satisfies Record<Is, Pick<PaymentView, 'tone' | 'icon'>>;

/** The few words and the colour of a state. */
export function paymentLook(is: Is): Pick<PaymentView, 'label' | 'tone' | 'icon'> {
  return { label: paymentStatesTexts.labels[is], ...looks[is] };
}

/** What a screen says about the payment of an order, in the words of every other screen. */
export function paymentView(
  state: PaymentState,
  { canTransfer = false, places = 0 }: Around = {},
): PaymentView {
  const isFar = state.is === 'asked' && state.ask?.when === 'later';
  return {
    ...paymentLook(isFar ? 'not-asked' : state.is),
    sentence: sentencesOf(state, { canTransfer, places }).join(' '),
    pay: payOf(state),
  };
}

function sentencesOf(state: PaymentState, around: Required<Around>): readonly string[] {
  switch (state.is) {
    case 'free':
      return [];
    case 'paid':
      return refundOf(state.refundCents);
    case 'given-back':
      return [paymentStatesTexts.withdrawn, ...refundOf(state.refundCents)];
    case 'in-bank':
      return [paymentStatesTexts.inBank];
    case 'left':
      return [
        paymentStatesTexts.left(around.canTransfer),
        ...asked(state, around),
        paymentStatesTexts.justPaid,
      ];
    case 'failed':
    case 'cancelled':
      return [paymentStatesTexts.broken(around.canTransfer), ...asked(state, around)];
    case 'not-asked':
      return [paymentStatesTexts.nothingToday, paymentStatesTexts.invoiceComes];
    case 'part-paid':
      return [paymentStatesTexts.partPaid(formatEuros(state.paidCents)), ...asked(state, around)];
    case 'asked':
    case 'late':
      return [
        ...(state.ask?.when === 'later' ? [paymentStatesTexts.nothingToday] : []),
        ...asked(state, around),
      ];
  }
}

function asked({ is, ask, comesCents, paidCents }: OpenState, { places }: Required<Around>): string[] {
  if (!ask) return [paymentStatesTexts.askedLater(formatEuros(comesCents))];
  const { when, by } = ask;
  const day = by === null ? undefined : formatIsoDay(by);
  const amount = formatEuros(ask.amountCents);
  const isKept = places > 0 && paidCents === 0 && when === 'now' && is !== 'part-paid' && day !== undefined;
  return [
    ...(day === undefined
      ? [paymentStatesTexts.askWithoutDay(amount)]
      : when === 'late'
        ? [paymentStatesTexts.late(formatEuros(ask.lateCents), day)]
        : [paymentStatesTexts.ask(amount, day)]),
    ...(when === 'late' && ask.lateCents < ask.amountCents ? [paymentStatesTexts.lateAndMore(amount)] : []),
    ...(comesCents > 0 ? [paymentStatesTexts.comes(formatEuros(comesCents))] : []),
    ...(isKept ? [paymentStatesTexts.placeKept(day, places)] : []),
  ];
}

function refundOf(refundCents: Cents): readonly string[] {
  return refundCents > 0 ? [paymentStatesTexts.refund(formatEuros(refundCents))] : [];
}

function payOf(state: PaymentState): PayView | undefined {
  if (!('ask' in state) || state.payCents === 0) return undefined;
  if (state.is === 'in-bank') return { label: paymentStatesTexts.backToCheckout, isPrimary: false };
  if (state.is === 'left') return { label: paymentStatesTexts.backToCheckout, isPrimary: true };
  const amount = formatEuros(state.payCents);
  const isAgain = state.is === 'failed' || state.is === 'cancelled';
  return {
    label: isAgain ? paymentStatesTexts.payAgain(amount) : unpaidInvoiceTexts.payNow(amount),
    isPrimary: isAgain || (state.ask !== undefined && state.ask.when !== 'later'),
  };
}

/** Reads the facts of an invoice, or of an order whose backend tells how it stands. */
export function moneyOfStanding(standing: MoneyStanding & { readonly state?: string }): MoneyFacts {
  const { open, overdue, reclaim } = standing;
  return {
    ...{ totalCents: standing.total, paidCents: standing.paid, creditedCents: standing.credited },
    ...{ openCents: open, overdueCents: overdue, reclaimCents: reclaim, refundCents: standing.refund },
    payCents: standing.payable,
    dueOn: standing.due,
    isDue: overdue + reclaim > 0,
    attempt: standing.attempt ?? (standing.state === 'processing' ? 'left' : 'none'),
  };
}

/** The facts of an order. A backend that doesn't tell how it stands leaves them to be read from its amounts. */
export function moneyOfOrder(order: Order): MoneyFacts {
  if (order.standing) return { ...moneyOfStanding(order.standing), isDue: order.due > 0 };
  const { total, payment, payNow, due, instalments } = order;
  const parts = instalments.filter(({ paid }) => paid).reduce((sum, { amount }) => sum + amount, 0);
  const paidCents = Math.min(total, (payment === 'paid' ? payNow || total : 0) + parts);
  const next = instalments.find(({ paid }) => !paid);
  return {
    ...{ totalCents: total, paidCents, creditedCents: 0, openCents: total - paidCents },
    ...{ overdueCents: 0, reclaimCents: 0, refundCents: 0 },
    payCents: due || (next?.amount ?? total - paidCents),
    dueOn: due > 0 ? null : (next?.due ?? null),
    isDue: due > 0,
    attempt:
      payment === 'processing' ? 'left' : payment === 'failed' || payment === 'cancelled' ? payment : 'none',
  };
}

/** A dashboard lists only what is asked. */
export function moneyOfTask({ due, payBy, overdue, attempt = 'none' }: DueInvoice): MoneyFacts {
  return {
    ...{ totalCents: due, paidCents: 0, creditedCents: 0, openCents: due, payCents: due },
    ...{ overdueCents: overdue ? due : 0, reclaimCents: 0, refundCents: 0 },
    ...{ dueOn: payBy, isDue: true, attempt },
  };
}

/** The day of what is asked, in a few words: for a banner, a task and a card. '' without a day. */
export function askedUntil(ask: Pick<Ask, 'when' | 'by'> | undefined): string {
  if (!ask || ask.by === null) return '';
  const day = formatIsoDay(ask.by);
  return ask.when === 'late' ? unpaidInvoiceTexts.wasDue(day) : unpaidInvoiceTexts.due(day);
}
