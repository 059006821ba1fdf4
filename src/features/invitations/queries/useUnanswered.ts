import type { Club } from '#src/api/entities/club/club.ts';
import { useInvitations } from '../queries.ts';

interface Unanswered {
  readonly asked: number;
  readonly offered: number;
  /** The same text for the same invitations and offers; `''` when nothing waits. */
  readonly waiting: string;
}

/** The invitations and offered places at a club that wait for an answer. Zero while unknown. */
export function useUnanswered(club: Pick<Club, 'nid' | 'url' | 'isFreeLicense'>): Unanswered {
  const { data } = useInvitations(club);
  const asked = data?.couples ?? [];
  const offered = data?.waiting.filter(({ offeredUntil }) => offeredUntil !== undefined) ?? [];
  const waiting = [
    ...asked.map(({ cciid }) => `c${cciid}`),
    ...offered.map(({ uid, tariff }) => `w${uid}-${tariff.nid}`),
  ];
  return { asked: asked.length, offered: offered.length, waiting: waiting.sort().join(' ') };
}
