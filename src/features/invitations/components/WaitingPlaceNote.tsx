import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { useInvitations } from '../queries.ts';
import { LeaveWaitingList } from './LeaveWaitingList.tsx';

interface WaitingPlaceNoteProps {
  club: Club;
  /** The uid of the member on the list. */
  uid: number;
  /** The tariff's nid. */
  tariff: number;
}

/** The member's place on the waiting list of a tariff, with a button to leave the list. Hidden for anybody else. */
export function WaitingPlaceNote({ club, uid, tariff }: WaitingPlaceNoteProps) {
  const { data } = useInvitations(club);
  const place = data?.waiting.find((one) => one.uid === uid && one.tariff.nid === tariff);
  if (!place) return null;
  const { name, position, offeredUntil } = place;
  return (
    <Notice
      tone={offeredUntil === undefined ? 'info' : 'success'}
      actions={
        offeredUntil === undefined ? (
          <LeaveWaitingList place={place} />
        ) : (
          <ButtonLink to={hrefs.invitations({ club: club.url, member: uid })}>{texts.look}</ButtonLink>
        )
      }
    >
      {offeredUntil === undefined
        ? texts.note(name, position)
        : texts.noteOffered(name, formatDay(offeredUntil), formatTime(offeredUntil))}
    </Notice>
  );
}
