import { Suspense } from 'react';
import { createPath, useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs, paths } from '#src/paths.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import type { RouteHandle } from '../../routes/routeHandle.ts';
import { ClubWay } from '../ClubWay.tsx';
import { MemberTools } from '../memberParts.ts';
import { Brand } from './Brand.tsx';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';

/** Lazy-loaded, because a first page has no notices yet. */
const NoticeBell = lazyPart(
  async () => (await import('#src/features/notices/components/NoticeBell.tsx')).NoticeBell,
);

/** Paths of the login screens themselves. */
const loginPaths: ReadonlySet<string> = new Set([paths.login, paths.loginForFrame]);

interface HeaderProps {
  club: Club | undefined;
  handle: RouteHandle;
}

export function Header({ club, handle }: HeaderProps) {
  const session = useSession();
  const location = useLocation();
  const hasNotices = useStore(noticesStore, ({ log }) => log.length > 0);
  return (
    <header className={styles.header}>
      <Brand club={club} />
      <div className={styles.way}>
        <ClubWay club={club} />
      </div>
      <div className={styles.tools}>
        <Suspense fallback={null}>{hasNotices && <NoticeBell />}</Suspense>
        {club && <CartLink club={club} />}
        {session.status === 'user' && !handle.withoutMembers && (
          <Suspense fallback={<div className={styles.members} />}>
            <MemberTools club={club} />
          </Suspense>
        )}
        {session.status === 'visitor' && !loginPaths.has(location.pathname) && (
          <div className={styles.login}>
            <ButtonLink to={hrefs.login(createPath(location))}>{shellTexts.login}</ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
