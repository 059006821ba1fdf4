import { eurosOf } from '#rules/money.ts';
import type { LostPlaces } from '#schemas/refusal.ts';
import { Refused } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { LeftOut, PricedCart } from '../../cart/pricedCart.ts';
import type { WantedOrder } from './wantedOrder.ts';

/**
 * Refuses an order with a place that was free when the person chose it, so that nobody learns only from the confirmation that they
 * are on a waiting list. Tariffs without a waiting list come first: the person leaves those out, and is then asked about the others.
 * A client that doesn't say what it showed is refused by the total alone.
 * Decision: docs/decisions/0011-a-lost-place-is-asked-about.md
 *
 * @throws {Refused} `place-lost`
 */
export function refuseLostPlaces({ knownWaiting }: WantedOrder, cart: PricedCart): void {
  if (!knownWaiting) return;
  if (cart.leftOut.length > 0)
    throw placeLost({ hasWaitingList: false, people: peopleOf(cart.leftOut) }, cart);
  const queued = cart.lines.flatMap((line) => (line.type === 'tariff' && line.isQueued ? [line] : []));
  const people = peopleOf(queued.filter(({ tariffNid }) => !knownWaiting.includes(tariffNid)));
  if (people.length > 0) throw placeLost({ hasWaitingList: true, people }, cart);
}

function peopleOf(leftOut: readonly LeftOut[]): LostPlaces['people'] {
  return leftOut.map(({ uid, tariffNid: tariff }) => ({ uid, tariff }));
}

function placeLost(lost: LostPlaces, { totalCents }: PricedCart): Refused {
  return new Refused(409, {
    errors: [nl.refusals.placeLost],
    code: 'place-lost',
    total: eurosOf(totalCents),
    lost,
  });
}
