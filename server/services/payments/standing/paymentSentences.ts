import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { type PaymentState, stateByAmounts } from '#rules/paymentState.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { nl } from '#server/texts/nl.ts';

const texts = nl.paymentStates;

/** The state of an invoice in the words of a document. */
export function paymentLabel(state: PaymentState): string {
  return texts.labels[stateByAmounts(state)];
}

/**
 * What a mail says about what is to be paid, and until when. Empty where nothing is. Who reads a mail has left the checkout, so that
 * it tells the same after an attempt as before one.
 *
 * @param places - number of places in lessons and halls that wait for the payment
 */
export function paymentSentences(state: PaymentState, places = 0): readonly string[] {
  if (!('ask' in state)) return [];
  if (state.is === 'in-bank') return [texts.inBank];
  const { ask, paidCents, comesCents } = state;
  if (!ask)
    return [paidCents > 0 ? fillIn(texts.askedLater, { amount: formatEuros(comesCents) }) : texts.notAsked];
  const amount = formatEuros(ask.when === 'late' ? ask.lateCents : ask.amountCents);
  if (ask.by === null) return [fillIn(texts.askWithoutDay, { amount })];
  const day = formatIsoDay(ask.by);
  const isKept = places > 0 && paidCents === 0 && ask.when === 'now';
  return [
    fillIn(ask.when === 'late' ? texts.late : texts.ask, { amount, day }),
    ...(isKept ? [fillIn(places === 1 ? texts.placeKept : texts.placesKept, { day })] : []),
  ];
}
