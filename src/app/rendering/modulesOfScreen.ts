import { matchRoutes } from 'react-router';
import type { Viewer } from '#schemas/pageRenderer.ts';
import { unknownOrigin } from '../../platform/unknownOrigin.ts';
import { routes } from '../router.tsx';
import { handleOf } from '../routes/routeHandle.ts';
import { loadMemberShell } from '../shell/memberParts.ts';
import { modulesLoadedBy } from './importOnServer.ts';
import { loadRoute } from './loadRoute.ts';

/**
 * The modules that the screen of an address lazy-loads. None where a visitor is redirected to the login.
 * @param address Path and query.
 */
export function modulesOfScreen(address: string, viewer: Viewer): ReadonlySet<string> {
  const url = URL.parse(address, unknownOrigin);
  const matched = (url && matchRoutes(routes, url.pathname)?.map(({ route }) => route)) ?? [];
  const { access, loadStep } = handleOf(matched);
  if (!url || (viewer === 'visitor' && access === 'user')) return new Set();
  const hasMemberShell = viewer === 'member' && matched.some(({ middleware }) => middleware !== undefined);
  return modulesLoadedBy(() =>
    Promise.all([
      hasMemberShell && loadMemberShell(),
      loadStep?.(url.searchParams),
      ...matched.map(loadRoute),
    ]),
  );
}
