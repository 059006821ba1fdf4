import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import layout from '#src/components/layout/layout.module.css';
import { hrefs } from '#src/paths.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { offerPart } from '../../offer/index.ts';
import { useSession } from '../../session/index.ts';

interface ManagerLinksProps {
  /** Without a club, the pages ask which one. */
  club?: Pick<Club, 'nid' | 'offer'>;
}

/** Links to the offer of a club, to who registered and to the preview of the form, for somebody who manages it. Nothing for anybody else. */
export function ManagerLinks({ club }: ManagerLinksProps) {
  const session = useSession();
  if (session.status !== 'user' || !session.user.hasClubPermissions) return null;
  const { managedClubs } = session.user;
  const [managed, ...others] = managedClubs.filter(({ nid }) => club === undefined || nid === club.nid);
  const isEmpty = Object.values(club?.offer ?? {}).every((count) => count === 0);
  return (
    <div className={layout.row1}>
      {club?.offer && managed && (
        <ButtonLink
          icon="course"
          variant={isEmpty ? 'primary' : 'secondary'}
          to={hrefs.management({ club: managed.url, part: offerPart })}
        >
          {isEmpty ? texts.setUp : texts.offer}
        </ButtonLink>
      )}
      {managed && (
        <ButtonLink
          icon="users"
          to={others.length > 0 ? hrefs.managedClubs() : hrefs.management({ club: managed.url })}
        >
          {texts.registrations}
        </ButtonLink>
      )}
      <ButtonLink icon="form" to={hrefs.courseFormPreview(club && { club: club.nid })}>
        {texts.open}
      </ButtonLink>
    </div>
  );
}
