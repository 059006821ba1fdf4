import { Suspense } from 'react';
import { createPath, useLocation } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { useSession } from '#src/features/session/index.ts';
import { hrefs, paths } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import type { RouteHandle } from '../../routes/routeHandle.ts';
import { ClubWay } from '../ClubWay.tsx';
import { MemberTools } from '../memberParts.ts';
import { Brand } from './Brand.tsx';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';

/** Paths of the login screens themselves. */
const loginPaths: ReadonlySet<string> = new Set([paths.login, paths.loginForFrame]);

interface HeaderProps {
  club: Club | undefined;
  handle: RouteHandle;
}

export function Header({ club, handle }: HeaderProps) {
  const session = useSession();
  const location = useLocation();
  return (
    <header className={styles.header}>
      <Brand club={club} />
      <div className={styles.way}>
        <ClubWay club={club} />
      </div>
      <div className={styles.tools}>
        {club && <CartLink club={club} />}
        {session.status === 'user' && !handle.withoutMembers && (
          <Suspense fallback={<div className={styles.members} />}>
            <MemberTools club={club} />
          </Suspense>
        )}
        {session.status !== 'user' && session.status !== 'pending' && !loginPaths.has(location.pathname) && (
          <div className={styles.login}>
            <ButtonLink to={hrefs.login(createPath(location))}>{shellTexts.login}</ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
