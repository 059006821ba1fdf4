import type { Club } from '#src/api/entities/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { clubLogo } from '#src/features/club/index.ts';
import { hrefs } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import styles from './Brand.module.css';

/** Name and logo of the club, or of the portal when no club is chosen. */
export function Brand({ club }: { club: Club | undefined }) {
  if (!club) {
    return (
      <Link to={hrefs.home()} className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <rect width="32" height="32" rx="9" />
          <path d="M9 25V15a7 7 0 0 1 14 0v10M16 25v-7" />
        </svg>
        <span className={styles.name}>{shellTexts.product}</span>
      </Link>
    );
  }
  return (
    <Link to={hrefs.club({ club: club.url })} className={styles.brand}>
      <Avatar name={club.title} color={club.color} picture={clubLogo(club)} size={36} />
      <span className={styles.name}>{club.title}</span>
    </Link>
  );
}
