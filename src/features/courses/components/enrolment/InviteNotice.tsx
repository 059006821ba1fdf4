import type { Tariff } from '#src/api/entities/tariff.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';

/** Says who invited the person. Shown before anything is chosen, and to visitors too. */
export function InviteNotice({ tariffs }: { tariffs: readonly Tariff[] }) {
  const invite = tariffs.find(({ couple }) => couple?.invite)?.couple?.invite;
  if (!invite) return null;
  const { inviter, role } = invite;
  return <Notice tone="info">{role ? texts.invitedByAs(inviter, role) : texts.invitedBy(inviter)}</Notice>;
}
