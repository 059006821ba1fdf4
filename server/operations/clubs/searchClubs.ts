import { searchClubs } from '../../services/clubs/clubs.ts';
import { toWireClubSummary } from '../../services/clubs/toWireClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

const maxResults = 20;

export const handleSearchClubs: OperationHandler<'search_clubs'> = async ({ db, request }) => {
  const found = await searchClubs(db, request.text ?? '', maxResults);
  return { result: found.map(toWireClubSummary) };
};
