import { loadClubActions } from '../../services/ledger/loadClubActions.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Actions of one page, when the request names no number. */
const pageSize = 50;

export const handleGetClubActions: OperationHandler<'get_club_actions'> = async (call) => {
  const { db, caller, request } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const { offset = 0, limit = pageSize } = request;
  const { actions, count } = await loadClubActions(db, { clubNid, offset, limit });
  return { result: actions, count };
};
