import { todayOf, unixSecondsOf } from '../../clock.ts';
import { openFederation } from '../../services/federation/openFederation.ts';
import { toWireCards } from '../../services/federation/toWireCards.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Lifetime of a link in seconds: three days, enough for a weekend's competition or course. */
const linkLifetime = 3 * 24 * 60 * 60;

export const handleGetFederationCard: OperationHandler<'get_federation_card'> = async (call) => {
  const { federation, cards } = await openFederation(call);
  const { request, caller, clock, federationLinks } = call;
  const answer = { federation, cards: toWireCards(cards, todayOf(clock)) };
  if (request.hash !== undefined || !caller) return { result: { ...answer, link: null } };
  const expires = unixSecondsOf(clock.now()) + linkLifetime;
  const members = {
    federation: federation.url,
    uid: caller.uid,
    uids: cards.map(({ person }) => person.uid).join(','),
  };
  const { uid, uids } = members;
  return {
    result: { ...answer, link: { hash: federationLinks.sign(members, expires), uid, uids, expires } },
  };
};
