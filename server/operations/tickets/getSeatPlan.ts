import { requireClub } from '../../services/clubs/clubs.ts';
import { requireHall } from '../../services/seats/hall.ts';
import { loadSeatPlan } from '../../services/seats/loadSeatPlan.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetSeatPlan: OperationHandler<'get_seat_plan'> = async ({
  db,
  clock,
  request,
  caller,
}) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const hall = await requireHall(db, club.nid, request.event);
  const viewer = { clubNid: club.nid, heldBy: caller?.uid };
  return { result: await loadSeatPlan({ db, clock }, { hall, viewer }) };
};
