import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { useSession, useUserClubs } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import styles from '../PreviewPage.module.css';

/** Links to the preview for each club of a manager. Nothing for anybody else. */
export function ClubChoice() {
  const session = useSession();
  const clubs = useUserClubs();
  if (session.status !== 'user' || !session.user.hasClubPermissions) return null;
  return (
    <div className={styles.clubs}>
      {clubs.map(({ nid, title }) => (
        <ButtonLink key={nid} to={hrefs.courseFormPreview({ club: nid })}>
          {texts.ofClub(title)}
        </ButtonLink>
      ))}
    </div>
  );
}
