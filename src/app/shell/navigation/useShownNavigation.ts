import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useSession } from '#src/features/session/index.ts';
import { embedStore } from '#src/platform/embedStore.ts';
import type { RouteHandle } from '../../routeHandle.ts';

/**
 * Which navigation stands around a screen (specification 2.4); none around that of a blocked account.
 *
 * @param hasClub - the screen stands for a club, whether or not that is known yet: nothing moves once it is
 */
export function useShownNavigation(handle: RouteHandle, hasClub: boolean) {
  const session = useSession();
  const [query] = useSearchParams();
  const hidesAside = useStore(embedStore, ({ embedding }) => embedding?.hidesAside === true);
  const isBlocked = session.status === 'user' && session.user.blocked !== undefined;
  const hidesMenu = Number(query.get('hideMenu') ?? 0) !== 0;
  const hasBottomBar = !handle.withoutNavigation && !hidesMenu && !hidesAside && !isBlocked;
  return {
    hasBottomBar,
    // A visitor who chose no club has nothing to go to from a sidebar.
    hasSidebar: hasBottomBar && (session.status === 'user' || hasClub),
    // A frame without navigation has no browser around it whose button a person would look for.
    hasBackRow: hidesAside,
  };
}
