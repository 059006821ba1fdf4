import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { useClubAccent } from '../../components/accent/useClubAccent.ts';
import { SkipLink } from '../../components/layout/SkipLink.tsx';
import { NoticeRegion } from '../../features/notices/components/NoticeRegion.tsx';
import { useSession, useSessionOfOtherTabs } from '../../features/session/index.ts';
import { embedStore, isInForeignFrame } from '../../platform/embed/embedStore.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import { usePainted } from '../../platform/loading/usePainted.ts';
import { useMediaQuery } from '../../platform/page/useMediaQuery.ts';
import { usePageUsed } from '../../platform/page/usePageUsed.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { AccessGuard } from '../guards/AccessGuard.tsx';
import { Hydrated } from '../hydration/Hydrated.tsx';
import { handleOf, type RouteHandle } from '../routes/routeHandle.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { AlertArea } from './alerts/AlertArea.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { BottomBar } from './navigation/BottomBar.tsx';
import { Navigation, VisitorClubMenu } from './navigation/Navigation.tsx';
import { useShownNavigation } from './navigation/useShownNavigation.ts';
import styles from './Shell.module.css';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useNoticesOfScreen } from './useNoticesOfScreen.ts';
import { useShellClub, useShellClubUrl } from './useShellClub.ts';

const BackRow = lazyPart(async () => (await import('./BackRow.tsx')).BackRow);
const EmbeddedFrame = lazyPart(async () => (await import('../embed/EmbeddedFrame.tsx')).EmbeddedFrame);

const DeferredParts = lazyPart(async () => (await import('./DeferredParts.tsx')).DeferredParts);
const Drawer = lazyPart(async () => (await import('./navigation/Drawer.tsx')).Drawer);
const loadRest = () => Promise.all([Drawer, DeferredParts, VisitorClubMenu].map((part) => part.preload()));

/** The frame around every screen: header, navigation, alerts and footer. */
export function Shell() {
  const handle = handleOf(useMatches());
  const clubUrl = useShellClubUrl();
  const club = useShellClub(clubUrl);
  const { key } = useLocation();
  /** The navigation at which the drawer was opened. */
  const [menuKey, setMenuKey] = useState<string>();
  const menuOpen = menuKey === key;
  // A navigation closes it for good: Back leads to the same key again.
  if (menuKey !== undefined && !menuOpen) setMenuKey(undefined);
  const main = useRef<HTMLElement>(null);
  const isEmbedded = useStore(embedStore, ({ embedding }) => embedding !== undefined);
  const isPainted = usePainted();
  const hasRest = usePageUsed(loadRest);
  const isWide = useMediaQuery('(min-width: 1024px)');
  // A user sees some of these parts at once, such as a question about another account. A visitor sees none without a press.
  const showsRest = useSession().status === 'user' ? isPainted : hasRest;
  const isMoving = useNavigation().state !== 'idle';
  const { hasBottomBar, hasSidebar, hasBackRow } = useShownNavigation(handle, clubUrl !== undefined);

  useClubAccent(club?.color);
  useForcedTheme();
  useFocusOnNavigation(main);
  useNoticesOfScreen();
  useSessionOfOtherTabs();

  return (
    <div className={styles.shell} data-navigation={hasBottomBar}>
      <SkipLink to="inhoud">{shellTexts.skip}</SkipLink>
      <Header club={club} handle={handle} />
      <div className={styles.frame}>
        {hasSidebar && (
          <div className={styles.sidebar}>
            <Navigation club={club} hasClubs={isWide} />
          </div>
        )}
        <div className={styles.page}>
          <Suspense fallback={null}>{hasBackRow && <BackRow />}</Suspense>
          <AlertArea club={club} handle={handle} />
          <main ref={main} id="inhoud" tabIndex={-1} className={styles.main} aria-busy={isMoving}>
            <AccessGuard handle={handle}>
              <FrameGuard handle={handle}>
                <Outlet />
              </FrameGuard>
              <Hydrated />
            </AccessGuard>
          </main>
          <Footer club={club} />
        </div>
      </div>
      {hasBottomBar && <BottomBar club={club} isMenuOpen={menuOpen} onOpenMenu={() => setMenuKey(key)} />}
      <NoticeRegion />
      <Suspense fallback={null}>{isEmbedded && <EmbeddedFrame />}</Suspense>
      <Suspense fallback={null}>
        {(showsRest || menuOpen) && (
          <Drawer club={club} open={menuOpen} onClose={() => setMenuKey(undefined)} />
        )}
      </Suspense>
      <Suspense fallback={null}>{showsRest && <DeferredParts main={main} />}</Suspense>
    </div>
  );
}

/** Forces the dark theme in a frame on a dark website, whatever the system prefers (specification 2.3). */
function useForcedTheme(): void {
  const isDark = useStore(embedStore, ({ embedding }) => embedding?.isDark === true);
  useEffect(() => {
    if (!isDark) return;
    const { dataset } = document.documentElement;
    dataset.theme = 'dark';
    return () => {
      delete dataset.theme;
    };
  }, [isDark]);
}

const FrameLogin = lazyPart(async () => (await import('../embed/FrameLogin.tsx')).FrameLogin);
const OutsideFrame = lazyPart(async () => (await import('../embed/OutsideFrame.tsx')).OutsideFrame);

interface FrameGuardProps {
  handle: RouteHandle;
  children: ReactNode;
}

/**
 * Keeps screens with passwords or personal data out of a frame on another website, which could lure clicks and keys
 * (clickjacking). The server refuses to frame their documents too, but a navigation inside the portal loads no document.
 */
function FrameGuard({ handle, children }: FrameGuardProps) {
  if (handle.outsideFrames === undefined || !isInForeignFrame()) return children;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {handle.outsideFrames === 'login' ? <FrameLogin /> : <OutsideFrame title={handle.title} />}
    </Suspense>
  );
}
