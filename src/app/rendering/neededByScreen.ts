import { matchRoutes } from 'react-router';
import type { Viewer } from '#schemas/pageRenderer.ts';
import { unknownOrigin } from '../../platform/unknownOrigin.ts';
import { routes } from '../router.tsx';
import { handleOf } from '../routes/routeHandle.ts';
import { loadMemberShell } from '../shell/memberParts.ts';
import { callsAround } from './callsAround.ts';
import { modulesLoadedBy } from './importOnServer.ts';
import { loadRoute } from './loadRoute.ts';

/** The files and calls that a browser needs for a screen beside the portal's first script. */
export interface NeededByScreen {
  /** The screen lazy-loads these modules. */
  readonly modules: ReadonlySet<string>;
  /** The addresses of the calls that the screen makes for sure. */
  readonly calls: readonly string[];
}

const nothing: NeededByScreen = { modules: new Set(), calls: [] };

/**
 * Finds what the screen of an address needs. A visitor who is redirected to the login needs nothing.
 * @param address Path and query.
 */
export function neededByScreen(address: string, viewer: Viewer): NeededByScreen {
  const url = URL.parse(address, unknownOrigin);
  const matched = (url && matchRoutes(routes, url.pathname)?.map(({ route }) => route)) ?? [];
  const { access, loadStep } = handleOf(matched);
  if (!url || (viewer === 'visitor' && access === 'user')) return nothing;
  const isInShell = matched.some(({ middleware }) => middleware !== undefined);
  const member = isInShell && viewer !== 'visitor' ? viewer : undefined;
  const modules = modulesLoadedBy(() =>
    Promise.all([member && loadMemberShell(), loadStep?.(url.searchParams), ...matched.map(loadRoute)]),
  );
  return { modules, calls: member ? callsAround(url.pathname, member) : [] };
}
