import type { ReactNode } from 'react';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import statuses from '#schemas/examples/offer/getOfferStatus.json' with { type: 'json' };
import { type Club, parseClub } from '#src/api/entities/club/club.ts';
import { OfferPart } from '#src/features/offer/OfferPart.tsx';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { clubOffer } from '../../clubOffer.ts';

export const club: Club = parseClub(clubs.response.valid[0]?.value.result);

type Answers = Parameters<typeof openAsMember>[0]['answers'];

/** One publication that waits, and one that stopped. */
export const twoPlanned = statuses.response.valid[1]?.value.result;

/** The news of an offer that nobody else changed. */
export const noNews = answer({ revision: 7, changed: null, planned: [] });

/** Opens a part of the screen for managers, with one publication that waits and one that stopped. */
export async function openPublications(screen: ReactNode, others: Answers = {}, query = '') {
  const { calls } = await openAsMember({
    at: `/arabesk/beheer/aanbod${query}`,
    path: '/:club/beheer/:part?',
    screen,
    answers: { get_offer_status: answer(twoPlanned), ...others },
  });
  const sent = (operation: string) =>
    calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
  return { sent };
}

/** An offer whose only content are prepaid cards, by label and price. */
export function offerFile(passes: Readonly<Record<string, number>>): OfferFile {
  return {
    ...clubOffer(),
    passes: Object.entries(passes).map(([label, price]) => ({ label, credit: 10, price })),
  };
}

/** The answer of the server about that offer at a revision. */
export function offerAt(revision: number, passes: Readonly<Record<string, number>>, more: object = {}) {
  const file = offerFile(passes);
  return answer({ version: `v${revision}`, revision, file, pictures: [], draft: null, saved: null, ...more });
}

/** Opens the prepaid cards of the offer. */
export async function openPasses(answers: Answers) {
  localTexts.clear();
  return openPublications(<OfferPart club={club} />, answers, '?deel=beurtenkaarten');
}
