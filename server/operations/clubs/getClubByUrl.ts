import { countOffer, hasTeachers } from '../../services/clubs/clubCounts.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { toWireClub } from '../../services/clubs/toWireClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetClubByUrl: OperationHandler<'get_club_by_url'> = async ({
  db,
  clock,
  request,
  caller,
}) => {
  const club = await requireClub(db, { url: request.url }, caller);
  const has = {
    offer: await countOffer({ db, clock }, club.nid),
    teachers: await hasTeachers(db, club.nid),
  };
  return { result: toWireClub(club, has) };
};
