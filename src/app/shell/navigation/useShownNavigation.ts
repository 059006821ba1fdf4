import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '../../../api/entities/club.ts';
import { useSession } from '../../../features/session/index.ts';
import { embedStore } from '../../../platform/embedStore.ts';
import type { RouteHandle } from '../../routeHandle.ts';

/** Which navigation stands around a screen (specification 2.4); none around that of a blocked account. */
export function useShownNavigation(handle: RouteHandle, club: Club | undefined) {
  const session = useSession();
  const [query] = useSearchParams();
  const hidesAside = useStore(embedStore, ({ embedding }) => embedding?.hidesAside === true);
  const isBlocked = session.status === 'user' && session.user.blocked !== undefined;
  const hidesMenu = Number(query.get('hideMenu') ?? 0) !== 0;
  const hasBottomBar = !handle.withoutNavigation && !hidesMenu && !hidesAside && !isBlocked;
  return {
    hasBottomBar,
    // A visitor who chose no club has nothing to go to from a sidebar.
    hasSidebar: hasBottomBar && (session.status === 'user' || club !== undefined),
    // A frame without navigation has no browser around it whose button a person would look for.
    hasBackRow: hidesAside,
  };
}
