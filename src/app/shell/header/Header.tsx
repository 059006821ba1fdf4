import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Club } from '../../../api/entities/club.ts';
import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { useSession } from '../../../features/session/index.ts';
import { hrefs, paths } from '../../../paths.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import type { RouteHandle } from '../../routeHandle.ts';
import { Brand } from './Brand.tsx';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';
import { useReturnClub } from './useReturnClub.ts';

/** Only for whom is logged in: a visitor's first page does without it. */
const MemberMenu = lazyPart(
  async () => (await import('../../../features/session/components/MemberMenu.tsx')).MemberMenu,
);

interface HeaderProps {
  club: Club | undefined;
  handle: RouteHandle;
}

export function Header({ club, handle }: HeaderProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const returnClub = useReturnClub();
  return (
    <header className={styles.header}>
      <Brand club={club} />
      <div className={styles.way}>
        {returnClub ? (
          <ButtonLink variant="quiet" icon="arrowLeft" to={hrefs.club({ club: returnClub.url })}>
            {shellTexts.backToClub(returnClub.title)}
          </ButtonLink>
        ) : (
          club && (
            <ButtonLink variant="quiet" icon="search" to={hrefs.home()}>
              {shellTexts.searchClub}
            </ButtonLink>
          )
        )}
      </div>
      <div className={styles.tools}>
        {club && <CartLink club={club} />}
        {session.status === 'user' && !handle.withoutMembers && (
          <Suspense fallback={<div className={styles.members} />}>
            <MemberMenu afterLogout={club ? hrefs.club({ club: club.url }) : hrefs.home()} />
          </Suspense>
        )}
        {session.status !== 'user' && session.status !== 'pending' && pathname !== paths.login && (
          <div className={styles.login}>
            <ButtonLink to={hrefs.login(pathname + search)}>{shellTexts.login}</ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
