import { useState } from 'react';
import type { HeldPlace, SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { type HallSeat, seatName } from '#src/features/hall/index.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import { useCartItems, useChangeCart, withSeats } from '../../basket/index.ts';
import { useSelectedMember, useSelectMember } from '../../session/index.ts';
import { countHeld, type OwnPlace, type PlaceChange, standingChange } from '../view/ownPlaces.ts';
import { useHolding } from './useHolding.ts';

interface SeatChoiceOf {
  /** The club's nid. */
  readonly club: number;
  readonly plan: SeatPlan;
  /** The tariff for the next seat. */
  readonly tariff: number | undefined;
  /** The uid of the logged-in user. */
  readonly viewer: number | undefined;
}

/** The state of choosing places: what a press does, how the server answers, and what goes into the cart. */
export function useSeatChoice({ club, plan, tariff, viewer = 0 }: SeatChoiceOf) {
  const { event } = plan;
  const member = useSelectedMember();
  const selectMember = useSelectMember();
  // Tickets have no person, so they go into the user's cart when no member is selected.
  const owner = { club, uid: member?.uid ?? viewer };
  const { seats } = useCartItems(owner);
  const hasOtherEvent = seats !== null && seats.event !== event;
  const changeCart = useChangeCart();
  const [said, setSaid] = useState('');

  const putInCart = (places: readonly HeldPlace[]) =>
    changeCart(owner, (items) => withSeats(items, { event, places }));
  const holding = useHolding({
    ...{ club, event, viewer },
    // Puts places in the cart at once, so that they are not lost when the person leaves the screen.
    onHeld: (held, outcome = '') => {
      setSaid(outcome);
      if (!hasOtherEvent) putInCart(held);
    },
  });

  const change = (wanted: PlaceChange, outcome: string) => {
    if (!member) selectMember(viewer);
    holding.change({ uid: owner.uid, change: wanted, outcome });
  };
  const hold = (place: HeldPlace, outcome: string) => {
    const others = plan.held.filter(({ nid, tariff: of }) => nid !== place.nid || of !== place.tariff);
    if (countHeld({ held: [...others, place] }) > plan.max) return setSaid(texts.most(plan.max));
    change(standingChange(place), outcome);
  };

  return {
    ...holding,
    /** The last outcome, for screen readers. */
    said,
    owner,
    hasOtherEvent,
    /** Whether the places in the cart are no longer held. */
    hasExpired: seats?.event === event && plan.held.length === 0 && holding.busy.size === 0,
    press(seat: HallSeat) {
      const { nid, state } = seat;
      const name = seatName(seat);
      if (holding.busy.has(nid) || tariff === undefined) return;
      if (state === 'own') change({ do: 'release', nid }, texts.released(name));
      else if (state === 'free') hold({ nid, tariff, quantity: 1 }, texts.yours(name));
      else setSaid(texts.isTaken(name, texts.states[state]));
    },
    stand: (wanted: HeldPlace) => hold(wanted, texts.count(wanted.quantity)),
    changeTariff: ({ nid, label }: OwnPlace, to: number) =>
      change({ do: 'hold', places: [{ nid, tariff: to, quantity: 1 }] }, texts.yours(label)),
    release: ({ nid, tariff: of, label }: OwnPlace) =>
      change(standingChange({ nid, tariff: of, quantity: 0 }), texts.released(label)),
    putInCart: () => putInCart(plan.held),
  };
}
