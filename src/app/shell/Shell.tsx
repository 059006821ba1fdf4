import { useEffect, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { useCartOfOtherTabs } from '../../features/cart/state/useCartOfOtherTabs.ts';
import { NoticeRegion } from '../../features/notices/components/NoticeRegion.tsx';
import { clearNotices } from '../../features/notices/index.ts';
import { useSessionOfOtherTabs } from '../../features/session/index.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { AccessGuard } from '../guards/AccessGuard.tsx';
import { handleOf } from '../routeHandle.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { BottomBar } from './navigation/BottomBar.tsx';
import { Drawer } from './navigation/Drawer.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import { useShownNavigation } from './navigation/useShownNavigation.ts';
import styles from './Shell.module.css';
import { useClubAccent } from './useClubAccent.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useShellClub } from './useShellClub.ts';

/** Everything around a screen. */
export function Shell() {
  const handle = handleOf(useMatches());
  const club = useShellClub();
  const { key, pathname } = useLocation();
  const [query] = useSearchParams();
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const isMoving = useNavigation().state !== 'idle';
  const { hasBottomBar, hasSidebar } = useShownNavigation(handle, club);

  useClubAccent(club?.color);
  useFocusOnNavigation(main);
  useSessionOfOtherTabs();
  useCartOfOtherTabs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is why the drawer closes
  useEffect(() => setMenuOpen(false), [key]);
  // A notice belongs to the screen it came up on. By a cleanup, so that one of the new screen itself is not taken along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the path is why they go
  useEffect(() => clearNotices, [pathname]);

  return (
    <div className={styles.shell} data-navigation={hasBottomBar}>
      <a className={styles.skip} href="#inhoud">
        {shellTexts.skip}
      </a>
      <Header club={club} handle={handle} />
      <div className={styles.frame}>
        {hasSidebar && (
          <div className={styles.sidebar}>
            <Navigation club={club} />
          </div>
        )}
        <div className={styles.page}>
          <main ref={main} id="inhoud" tabIndex={-1} className={styles.main} aria-busy={isMoving}>
            <AccessGuard handle={handle}>
              <Outlet />
            </AccessGuard>
          </main>
          <Footer club={club} />
        </div>
      </div>
      {hasBottomBar && <BottomBar club={club} onOpenMenu={() => setMenuOpen(true)} />}
      <Drawer club={club} open={menuOpen} onClose={() => setMenuOpen(false)} />
      <NoticeRegion />
      {handle.title !== undefined && <RouteTitle title={handle.title} club={club?.title} />}
      {!query.has('noScroll') && <ScrollRestoration />}
    </div>
  );
}

function RouteTitle({ title, club }: { title: string; club: string | undefined }) {
  usePageTitle({ title, club });
  return null;
}
