import { Suspense } from 'react';
import { createPath, type Location, useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { clubLogo } from '#src/features/club/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs, paths } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import type { RouteHandle } from '../../routes/routeHandle.ts';
import { ClubWay } from '../ClubWay.tsx';
import { MemberCartLink, MemberTools } from '../memberParts.ts';
import { CartWay } from './CartWay.tsx';
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
            <ButtonLink to={hrefs.login(pathAfterLogin(location))}>{shellTexts.login}</ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}

/** This page, or the page that was asked for where Home asks for a login alone: its own link to the login leads there. */
function pathAfterLogin(location: Location): string {
  const query = new URLSearchParams(location.search);
  const isAsked = query.has('requiresAuth') && !query.has('requiresClub');
  return (isAsked && query.get('redirect')) || createPath(location);
}

/** Name and logo of the club, or of the portal when no club is chosen. */
function Brand({ club }: { club: Club | undefined }) {
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

function CartLink({ club }: { club: Club }) {
  const session = useSession();
  const empty = <CartWay club={club} count={0} />;
  if (session.status !== 'user') return empty;
  return (
    <Suspense fallback={empty}>
      <MemberCartLink club={club} />
    </Suspense>
  );
}
