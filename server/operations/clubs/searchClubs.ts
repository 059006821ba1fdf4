import { clubsNear, searchClubs } from '../../services/clubs/searchClubs.ts';
import { toWireClubSummary } from '../../services/clubs/toWireClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

const maxResults = 20;
const maxNear = 4;

export const handleSearchClubs: OperationHandler<'search_clubs'> = async ({ db, request }) => {
  const found = request.near
    ? await clubsNear(db, request.near, maxNear)
    : await searchClubs(db, request.text ?? '', maxResults);
  return { result: found.map(toWireClubSummary) };
};
