import { clubsNear } from '../../services/clubs/searchClubs.ts';
import { toWireClubSummary } from '../../services/clubs/toWireClub.ts';
import { findClubs } from '../../services/offer/finding/findClubs.ts';
import { loadOffers } from '../../services/offer/finding/loadOffers.ts';
import type { OperationHandler } from '../operationHandler.ts';

const maxResults = 20;
const maxNear = 4;

export const handleSearchClubs: OperationHandler<'search_clubs'> = async ({ db, clock, request, caller }) => {
  const found = request.near
    ? await clubsNear(db, request.near, maxNear)
    : await findClubs({ db, clock }, { text: request.text ?? '', most: maxResults, caller });
  const nids = found.map(({ nid }) => nid);
  const offers = await loadOffers(db, nids, clock.now());
  return {
    result: found.map((club) => ({ ...toWireClubSummary(club), offers: [...(offers.get(club.nid) ?? [])] })),
  };
};
