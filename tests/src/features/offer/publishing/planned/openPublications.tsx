import type { ReactNode } from 'react';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import statuses from '#schemas/examples/offer/getOfferStatus.json' with { type: 'json' };
import { type Club, parseClub } from '#src/api/entities/club/club.ts';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';

export const club: Club = parseClub(clubs.response.valid[0]?.value.result);

type Answers = Parameters<typeof openAsMember>[0]['answers'];

/** One publication that waits, and one that stopped. */
export const twoPlanned = statuses.response.valid[1]?.value.result;

/** Opens a part of the screen for managers, with one publication that waits and one that stopped. */
export async function openPublications(screen: ReactNode, others: Answers = {}) {
  const { calls, client } = await openAsMember({
    at: '/arabesk/beheer/aanbod',
    screen,
    answers: { get_offer_status: answer(twoPlanned), ...others },
  });
  const sent = (operation: string) =>
    calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
  return { sent, client };
}
