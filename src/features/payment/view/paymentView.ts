import { type Cents, formatEuros } from '#rules/money.ts';
import type { PaymentState } from '#rules/paymentState.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Tone } from '#src/components/feedback/tone.ts';
import type { IconName } from '#src/components/icons/Icon.tsx';
import { paymentStatesTexts as texts } from '#src/texts/nl/paymentStates.ts';
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
  return { label: texts.labels[is], ...looks[is] };
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
      return [texts.withdrawn, ...refundOf(state.refundCents)];
    case 'in-bank':
      return [texts.inBank];
    case 'left':
      return [texts.left(around.canTransfer), ...asked(state, around), texts.justPaid];
    case 'failed':
    case 'cancelled':
      return [texts.broken(around.canTransfer), ...asked(state, around)];
    case 'not-asked':
      return [texts.nothingToday, texts.invoiceComes];
    case 'part-paid':
      return [texts.partPaid(formatEuros(state.paidCents)), ...asked(state, around)];
    case 'asked':
    case 'late':
      return [...(state.ask?.when === 'later' ? [texts.nothingToday] : []), ...asked(state, around)];
  }
}

function asked({ is, ask, comesCents, paidCents }: OpenState, { places }: Required<Around>): string[] {
  if (!ask) return [texts.askedLater(formatEuros(comesCents))];
  const { when, by } = ask;
  const day = by === null ? undefined : formatIsoDay(by);
  const amount = formatEuros(ask.amountCents);
  const isKept = places > 0 && paidCents === 0 && when === 'now' && is !== 'part-paid' && day !== undefined;
  return [
    ...(day === undefined
      ? [texts.askWithoutDay(amount)]
      : when === 'late'
        ? [texts.late(formatEuros(ask.lateCents), day)]
        : [texts.ask(amount, day)]),
    ...(when === 'late' && ask.lateCents < ask.amountCents ? [texts.lateAndMore(amount)] : []),
    ...(comesCents > 0 ? [texts.comes(formatEuros(comesCents))] : []),
    ...(isKept ? [texts.placeKept(day, places)] : []),
  ];
}

function refundOf(refundCents: Cents): readonly string[] {
  return refundCents > 0 ? [texts.refund(formatEuros(refundCents))] : [];
}

function payOf(state: PaymentState): PayView | undefined {
  if (!('ask' in state) || state.payCents === 0) return undefined;
  if (state.is === 'in-bank') return { label: texts.backToCheckout, isPrimary: false };
  if (state.is === 'left') return { label: texts.backToCheckout, isPrimary: true };
  const amount = formatEuros(state.payCents);
  const isAgain = state.is === 'failed' || state.is === 'cancelled';
  return {
    label: isAgain ? texts.payAgain(amount) : unpaidInvoiceTexts.payNow(amount),
    isPrimary: isAgain || (state.ask !== undefined && state.ask.when !== 'later'),
  };
}
