import { matchRoutes, type RouteObject } from 'react-router';
import type { Reader } from '#schemas/pageRenderer.ts';
import { unknownOrigin } from '../../platform/address/usePageOrigin.ts';
import { routes } from '../router.tsx';
import { handleOf } from '../routes/routeHandle.ts';
import { loadMemberShell } from '../shell/memberParts.ts';
import { modulesLoadedBy } from './importOnServer.ts';

/**
 * The modules that a screen lazy-loads, as paths from the root of the repository. None for a visitor who is redirected to the login.
 * @param address Path and query.
 */
export function modulesOfScreen(address: string, reader: Reader): ReadonlySet<string> {
  const url = URL.parse(address, unknownOrigin);
  const matched = url ? routesAt(url) : [];
  const { access, loadStep } = handleOf(matched);
  if (!url || (reader === 'visitor' && access === 'user')) return new Set();
  return modulesLoadedBy(() =>
    Promise.all([
      reader === 'member' && isInShell(matched) && loadMemberShell(),
      loadStep?.(url.searchParams),
      ...matched.map(loadRoute),
    ]),
  );
}

/** The routes of an address, the outermost first. */
export function routesAt({ pathname }: URL): readonly RouteObject[] {
  return matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [];
}

/** Whether the shell stands around the screen. */
export function isInShell(matched: readonly RouteObject[]): boolean {
  return matched.some(({ middleware }) => middleware !== undefined);
}

export async function loadRoute({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === 'function') await lazy();
}
