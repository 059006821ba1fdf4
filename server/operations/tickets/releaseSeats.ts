import { requireClub } from '../../services/clubs/clubs.ts';
import { heldAnswer } from '../../services/seats/heldAnswer.ts';
import { releaseSeats } from '../../services/seats/releaseSeats.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReleaseSeats: OperationHandler<'release_seats'> = async ({
  db,
  clock,
  request,
  caller,
}) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const held = { heldBy: caller.uid, clubNid: club.nid, event: request.event };
  await releaseSeats({ db, clock }, { ...held, nids: request.seats, tariffNid: request.tariff });
  return { result: await heldAnswer({ db, clock }, held) };
};
