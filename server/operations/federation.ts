import { dayInSeconds } from '#rules/duration.ts';
import type { federationOperations } from '#schemas/operations/federation.ts';
import { todayOf, unixSecondsOf } from '../clock.ts';
import { loadCards, toWireCards } from '../services/federation/cards.ts';
import { openFederation } from '../services/federation/openFederation.ts';
import type { HandlersOf } from './operationHandler.ts';

export const federationHandlers = {
  get_membership_cards: async (call) => ({
    result: toWireCards(await loadCards(call.db, [...call.caller.family]), todayOf(call.clock)),
  }),
  get_federation: async (call) => {
    const { federation, cards } = await openFederation(call);
    return { result: { federation, members: toWireCards(cards, todayOf(call.clock)) } };
  },
  get_federation_card: async (call) => {
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
  },
} satisfies HandlersOf<typeof federationOperations>;

/** Lifetime of a link in seconds: three days, enough for a weekend's competition or course. */
const linkLifetime = 3 * dayInSeconds;
