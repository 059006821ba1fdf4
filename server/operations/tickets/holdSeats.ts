import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { requireHall } from '../../services/seats/hall.ts';
import { heldAnswer } from '../../services/seats/heldAnswer.ts';
import { holdSeats } from '../../services/seats/holdSeats.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleHoldSeats: OperationHandler<'hold_seats'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  if (caller.isGuest && !club.sellsToGuests) throw refusals.forbidden(nl.cart.noGuests);
  const hall = await requireHall(db, club.nid, request.event);
  const holder = { heldBy: caller.uid, clubNid: club.nid };
  await holdSeats({ db, clock }, { ...holder, hall, uid: request.uid, seats: request.seats });
  return { result: await heldAnswer({ db, clock }, { ...holder, event: request.event }) };
};
