import type { Club } from '#src/api/entities/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { hrefs } from '#src/paths.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { useInvitations } from '../queries/useInvitations.ts';

/**
 * Says that an invitation or offer waits for an answer. Shows nothing when the lookup fails: the invitations page has the
 * same data.
 */
export function InvitationsBanner({ club }: { club: Club }) {
  const { data } = useInvitations(club);
  const asked = data?.couples.length ?? 0;
  const hasOffer = data?.waiting.some(({ offeredUntil }) => offeredUntil !== undefined) ?? false;
  if (asked === 0 && !hasOffer) return null;
  return (
    <Banner
      tone="info"
      icon="invitation"
      action={<ButtonLink to={hrefs.invitations({ club: club.url })}>{texts.look}</ButtonLink>}
    >
      {asked > 0 ? texts.banner(asked) : texts.bannerOffer}
    </Banner>
  );
}
