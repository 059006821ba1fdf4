import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import layout from '#src/components/layout/layout.module.css';
import { hrefs } from '#src/paths.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { doorPart } from '../../door/index.ts';
import { offerPart } from '../../offer/index.ts';
import { useSession } from '../../session/index.ts';
import { managerLinks } from '../view/managerLinks.ts';

interface ManagerLinksProps {
  /** Without a club, the pages ask which one. */
  club?: Pick<Club, 'nid' | 'offer'>;
}

/** Links for somebody who runs a club, as far as their role has the task: its offer, who registered, the preview of the form, its door. */
export function ManagerLinks({ club }: ManagerLinksProps) {
  const session = useSession();
  if (session.status !== 'user' || !session.user.hasClubPermissions) return null;
  const { managedClubs } = session.user;
  const managed = managedClubs.filter(({ nid }) => club === undefined || nid === club.nid);
  if (managedClubs.length > 0 && managed.length === 0) return null;
  const { offer, registrations, door, hasPreview } = managerLinks(managed);
  const isEmpty = Object.values(club?.offer ?? {}).every((count) => count === 0);
  return (
    <div className={layout.row1}>
      {club?.offer && offer && (
        <ButtonLink
          icon="course"
          variant={isEmpty ? 'primary' : 'secondary'}
          to={hrefs.management({ club: offer.url, part: offerPart })}
        >
          {isEmpty ? texts.setUp : texts.offer}
        </ButtonLink>
      )}
      {registrations && (
        <ButtonLink
          icon="users"
          to={managed.length > 1 ? hrefs.managedClubs() : hrefs.management({ club: registrations.url })}
        >
          {texts.registrations}
        </ButtonLink>
      )}
      {door && (
        <ButtonLink
          icon="ticket"
          to={
            managed.length > 1 ? hrefs.managedClubs() : hrefs.management({ club: door.url, part: doorPart })
          }
        >
          {texts.door}
        </ButtonLink>
      )}
      {hasPreview && (
        <ButtonLink icon="form" to={hrefs.courseFormPreview(club && { club: club.nid })}>
          {texts.open}
        </ButtonLink>
      )}
    </div>
  );
}
