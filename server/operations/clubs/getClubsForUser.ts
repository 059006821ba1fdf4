import { loadClubsOf } from '../../services/clubs/clubs.ts';
import { toWireUserClub } from '../../services/clubs/toWireClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetClubsForUser: OperationHandler<'get_clubs_for_user'> = async ({ db, caller }) => {
  const entries = await loadClubsOf(db, caller);
  return {
    result: Object.fromEntries(
      entries.map(({ club, isBlocked }) => [String(club.nid), toWireUserClub(club, isBlocked)]),
    ),
  };
};
