import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { CountBadge } from '#src/components/feedback/CountBadge.tsx';
import { hrefs } from '#src/paths.ts';
import { useClosedInTab } from '#src/platform/storage/useClosedInTab.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { useInvitations } from '../queries.ts';
import { bannerLooks } from '../state/bannerLooks.ts';

/**
 * Says that an invitation or offer waits for an answer, on the first screen after it arrived. Later screens show only
 * `UnansweredCount`. Shows nothing when the lookup fails: the invitations page has the same data.
 */
export function InvitationsBanner({ club }: { club: Club }) {
  const { asked, waiting } = useUnanswered(club);
  const { key: visit } = useLocation();
  const look = { club: club.nid, waiting, visit };
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Another banner may hide this one: then it had no look yet.
    if (waiting !== '' && (!banner.current || banner.current.checkVisibility()))
      bannerLooks.note({ club: club.nid, waiting, visit });
  }, [club.nid, waiting, visit]);
  const { isClosed, close } = useClosedInTab(`invitations.${club.nid}.${waiting}`);
  if (isClosed || waiting === '' || !bannerLooks.isNews(look)) return null;
  return (
    <div ref={banner}>
      <Banner
        tone="info"
        icon="invitation"
        onDismiss={close}
        action={<ButtonLink to={hrefs.invitations({ club: club.url })}>{texts.look}</ButtonLink>}
      >
        {asked > 0 ? texts.banner(asked) : texts.bannerOffer}
      </Banner>
    </div>
  );
}

/** The number of invitations and offered places that wait for an answer, beside the link to them. */
export function UnansweredCount({ club }: { club: Club }) {
  const { asked, offered } = useUnanswered(club);
  return <CountBadge count={asked + offered} spoken={texts.unanswered(asked + offered)} />;
}

interface Unanswered {
  readonly asked: number;
  readonly offered: number;
  /** The same text for the same invitations and offers; `''` when nothing waits. */
  readonly waiting: string;
}

/** The invitations and offered places at a club that wait for an answer. Zero while unknown. */
function useUnanswered(club: Pick<Club, 'nid' | 'url' | 'isFreeLicense'>): Unanswered {
  const { data } = useInvitations(club);
  const asked = data?.couples ?? [];
  const offered = data?.waiting.filter(({ offeredUntil }) => offeredUntil !== undefined) ?? [];
  const waiting = [
    ...asked.map(({ cciid }) => `c${cciid}`),
    ...offered.map(({ uid, tariff }) => `w${uid}-${tariff.nid}`),
  ];
  return { asked: asked.length, offered: offered.length, waiting: waiting.sort().join(' ') };
}
