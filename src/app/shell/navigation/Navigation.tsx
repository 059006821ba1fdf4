import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import layout from '#src/components/layout/layout.module.css';
import { useSession } from '#src/features/session/index.ts';
import { embedStore } from '#src/platform/embed/embedStore.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import { ClubMenu, MemberNavigation, UnansweredCount } from '../memberParts.ts';
import { Entries } from './Entries.tsx';
import styles from './Navigation.module.css';
import { clubEntries, type NavigationEntry } from './navigationEntries.ts';

/** Loaded separately: a visitor's first page does without the other member parts. */
export const VisitorClubMenu = lazyPart(async () => (await import('./ClubMenu.tsx')).ClubMenu);

interface NavigationProps {
  club: Club | undefined;
  /** False while nobody sees the navigation, so that the menu of clubs isn't loaded for it. */
  hasClubs: boolean;
}

/** The entries of the sidebar, or of the drawer on a phone. */
export function Navigation({ club, hasClubs }: NavigationProps) {
  const session = useSession();
  const isEmbedded = useStore(embedStore, ({ embedding }) => embedding !== undefined);
  const user = session.status === 'user' ? session.user : undefined;
  const Clubs = user ? ClubMenu : VisitorClubMenu;
  const withUnanswered = (entry: NavigationEntry): NavigationEntry =>
    club && user && entry.icon === 'invitation'
      ? {
          ...entry,
          aside: (
            <Suspense fallback={null}>
              <UnansweredCount club={club} />
            </Suspense>
          ),
        }
      : entry;
  return (
    <nav aria-label={shellTexts.navigation} className={layout.stack2}>
      {session.status !== 'pending' && !isEmbedded && (
        <Suspense fallback={<div className={styles.clubs} />}>
          {hasClubs ? <Clubs club={club} /> : <div className={styles.clubs} />}
        </Suspense>
      )}
      {club && <Entries title={club.title} entries={clubEntries(club, user).map(withUnanswered)} />}
      <Suspense fallback={null}>{user && <MemberNavigation club={club} />}</Suspense>
    </nav>
  );
}
