import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import layout from '#src/components/layout/layout.module.css';
import { hrefs } from '#src/paths.ts';
import { managerLinksTexts as texts } from '#src/texts/nl/managerLinks.ts';
import { doorPart } from '../../door/index.ts';
import { offerPart } from '../../offer/index.ts';
import { type ManagedClub, managerLinks } from '../view/managerLinks.ts';

interface TaskLinksProps {
  club: Pick<Club, 'nid' | 'offer'> | undefined;
  /** The clubs of the reader's roles, or only the one of the page. */
  managed: readonly ManagedClub[];
}

/** Links to the offer of a club, to who registered there, to its door and to the preview of its form, each for the roles with that task. */
export function TaskLinks({ club, managed }: TaskLinksProps) {
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
          {texts.preview}
        </ButtonLink>
      )}
    </div>
  );
}
