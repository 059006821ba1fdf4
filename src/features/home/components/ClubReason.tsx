import { Notice } from '#src/components/feedback/Notice.tsx';
import { homeTexts } from '#src/texts/nl/home.ts';
import { clubOfPath, type HomeReason } from '../view/homeReason.ts';
import { WantedClub } from './WantedClub.tsx';

/** Explains why the person is at Home instead of on a page of a club. */
export function ClubReason({ reason }: { reason: HomeReason }) {
  const wanted = reason.club === 'unknown' ? clubOfPath(reason.redirect) : undefined;
  const text = <Notice tone="info">{reasonText(reason)}</Notice>;
  return wanted === undefined ? (
    text
  ) : (
    <WantedClub club={wanted} redirect={reason.redirect}>
      {text}
    </WantedClub>
  );
}

function reasonText({ club, requiresAuth }: HomeReason): string {
  const first = club === 'unknown' ? homeTexts.reasons.unknownClub : homeTexts.reasons.club;
  return requiresAuth ? `${first} ${homeTexts.reasons.auth}` : first;
}
