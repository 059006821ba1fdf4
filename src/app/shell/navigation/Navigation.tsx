import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { Club } from '../../../api/entities/club.ts';
import { NavLink } from '../../../components/actions/NavLink.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import { VisuallyHidden } from '../../../components/layout/VisuallyHidden.tsx';
import { isTeacher, useSelectedMember, useSession } from '../../../features/session/index.ts';
import { embedStore } from '../../../platform/embedStore.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import { adminHref } from './adminHref.ts';
import styles from './Navigation.module.css';
import { clubEntries, memberEntries, type NavigationEntry } from './navigationEntries.ts';

/** Only for whom is logged in: a visitor's first page does without it. */
const ClubMenu = lazyPart(async () => (await import('./ClubMenu.tsx')).ClubMenu);

/** The entries of the sidebar, and of the drawer on a phone. */
export function Navigation({ club }: { club: Club | undefined }) {
  const session = useSession();
  const member = useSelectedMember();
  const isEmbedded = useStore(embedStore, ({ embedding }) => embedding !== undefined);
  const user = session.status === 'user' ? session.user : undefined;
  return (
    <nav aria-label={shellTexts.navigation} className={styles.navigation}>
      {user && !isEmbedded && (
        <Suspense fallback={<div className={styles.clubs} />}>
          <ClubMenu club={club} />
        </Suspense>
      )}
      {club && <Entries title={club.title} entries={clubEntries(club, user)} />}
      {session.status === 'user' && (
        <Entries
          heading
          title={shellTexts.memberEntries}
          entries={memberEntries({
            user: session.user,
            isTeacher: isTeacher({ ...session, member }),
            club,
            admin: adminHref(session),
          })}
        />
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
