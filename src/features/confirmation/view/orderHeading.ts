import type { PaymentState } from '#rules/paymentState.ts';
import { formatList } from '#rules/writtenList.ts';
import type { Order } from '#src/api/entities/orders/order.ts';
import { confirmationTexts } from '#src/texts/nl/confirmation.ts';

const texts = confirmationTexts.heading;

/** Says what was confirmed. A place on a waiting list is never called confirmed. */
export function orderHeading(
  { registrations, items }: Pick<Order, 'registrations' | 'items'>,
  { is }: PaymentState,
): string {
  // "Confirmed" would contradict a payment that just broke off.
  if (is === 'left' || is === 'failed' || is === 'cancelled') return texts.unpaid;
  const named = (status: 'registered' | 'queued') => [
    ...new Set(registrations.filter((one) => one.status === status).map(({ name }) => name)),
  ];
  const registered = named('registered');
  const waiting = named('queued');
  const queued = waiting.length === 0 ? '' : texts.queued(formatList(waiting), waiting.length);
  const hasOtherThings = items.some(({ type }) => type !== 'tariff');
  if (registrations.length === 0 || hasOtherThings)
    return queued === '' ? texts.ordered : texts.orderedAnd(queued);
  if (queued === '') return registered.length > 1 ? texts.family(formatList(registered)) : texts.registered;
  if (registered.length === 0) return queued;
  if (registered.length === 1 && waiting.length === 1 && registered[0] === waiting[0])
    return texts.both(waiting[0] ?? '');
  return texts.mixed(formatList(registered), registered.length, queued);
}
