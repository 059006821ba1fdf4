import { Suspense } from 'react';
import { NavLink } from 'react-router';
import type { Club } from '../../../api/entities/club.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { VisuallyHidden } from '../../../components/layout/VisuallyHidden.tsx';
import { useSession } from '../../../features/session/index.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import styles from './Navigation.module.css';
import { clubEntries, memberEntries, type NavigationEntry } from './navigationEntries.ts';

/** Only for whom is logged in: a visitor's first page does without it. */
const ClubMenu = lazyPart(async () => (await import('./ClubMenu.tsx')).ClubMenu);

/** The entries of the sidebar, and of the drawer on a phone. */
export function Navigation({ club }: { club: Club | undefined }) {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const adminUrl = session.status === 'user' ? session.adminUrl : undefined;
  return (
    <nav aria-label={shellTexts.navigation} className={styles.navigation}>
      {user && (
        <Suspense fallback={<div className={styles.clubs} />}>
          <ClubMenu club={club} />
        </Suspense>
      )}
      {club && <Entries title={club.title} entries={clubEntries(club, user)} />}
      {user && (
        <Entries title={shellTexts.memberEntries} entries={memberEntries({ user, club, adminUrl })} heading />
      )}
    </nav>
  );
}

interface EntriesProps {
  title: string;
  entries: readonly NavigationEntry[];
  heading?: boolean;
}

function Entries({ title, entries, heading = false }: EntriesProps) {
  return (
    <div className={styles.group}>
      {heading && <p className={styles.title}>{title}</p>}
      <ul aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { label, icon, to, exact, external } }: { entry: NavigationEntry }) {
  if (external) {
    return (
      <a className={styles.entry} href={to} target="_blank" rel="noopener noreferrer">
        <Icon name={icon} />
        {label}
        <VisuallyHidden>{shellTexts.opensNewTab}</VisuallyHidden>
        <Icon name="external" size={16} />
      </a>
    );
  }
  return (
    <NavLink className={styles.entry ?? ''} to={to} end={exact === true}>
      <Icon name={icon} />
      {label}
    </NavLink>
  );
}
