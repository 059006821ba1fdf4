import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubCertificates } from '#src/api/entities/management/clubCertificates.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { offerHref } from '#src/features/offer/index.ts';
import { useHasTask } from '#src/features/session/index.ts';
import { clubCertificatesTexts as texts } from '#src/texts/nl/clubCertificates.ts';

interface ClubGapProps {
  club: Club;
  gap: NonNullable<ClubCertificates['gap']>;
}

/** Says what the club lacks before it can issue anything. Only who may change the offer gets the link there. */
export function ClubGap({ club, gap }: ClubGapProps) {
  const hasOffer = useHasTask(club.nid, 'offer');
  const field = gap === 'certification' ? '/certification' : '/legal';
  return (
    <Notice
      tone="warning"
      title={texts.gap.title}
      actions={
        hasOffer && (
          <ButtonLink to={offerHref({ club: club.url, part: 'club', field })}>{texts.gap.link}</ButtonLink>
        )
      }
    >
      {texts.gap[gap]}
    </Notice>
  );
}
