import type { Club } from '#src/api/entities/club/club.ts';
import { CountBadge } from '#src/components/feedback/CountBadge.tsx';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { useUnanswered } from '../queries/useUnanswered.ts';

/** The number of invitations and offered places that wait for an answer, beside the link to them. */
export function UnansweredCount({ club }: { club: Club }) {
  const { asked, offered } = useUnanswered(club);
  return <CountBadge count={asked + offered} spoken={texts.unanswered(asked + offered)} />;
}
