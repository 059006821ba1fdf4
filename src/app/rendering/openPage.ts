import type { QueryClient } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import type { PageRequest } from '#schemas/pageRenderer.ts';
import { unknownOrigin } from '../../platform/unknownOrigin.ts';
import type { Visit } from '../guards/perform/readInput.ts';
import { routes } from '../router.tsx';
import { handleOf } from '../routes/routeHandle.ts';
import { clientFor } from './clientFor.ts';
import { noteImports } from './importOnServer.ts';
import { isDrawnFor } from './isDrawnFor.ts';
import { loadRoute } from './loadRoute.ts';
import { publicPaths } from './publicPaths.ts';

/** A page whose code is loaded and that its reader may see. */
export interface OpenPage {
  readonly request: PageRequest;
  readonly url: URL;
  readonly client: QueryClient;
  /** The path of the deepest route, as in `paths`. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: StaticHandlerContext;
  readonly router: ReturnType<typeof createStaticRouter>;
  /** The modules that the route lazy-loads, as paths from the root of the repository. */
  readonly modules: ReadonlySet<string>;
}

const handler = createStaticHandler(routes);

/** @returns undefined for an address that only the browser can show. */
export async function openPage(request: PageRequest): Promise<OpenPage | undefined> {
  const url = new URL(request.url, request.origin ?? unknownOrigin);
  const matches = matchRoutes(routes, url.pathname);
  // An index route has the path of its parent.
  const path = matches?.findLast(({ route }) => route.path !== undefined)?.route.path;
  const { reader } = request;
  if (!matches || path === undefined || publicPaths.has(path) !== (reader === 'visitor')) return undefined;
  const client = clientFor(reader);
  const [isDrawn, modules, context] = await Promise.all([
    isDrawnFor(reader, client, visitOf(url, matches)),
    findModules(matches),
    handler.query(new Request(url)),
  ]);
  // Our routes have no loaders, so none answers with a redirect.
  if (!isDrawn || context instanceof Response) return undefined;
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    ...{ request, url, client, context, router, modules },
    pattern: path,
    params: matches[0]?.params ?? {},
  };
}

function visitOf({ origin, pathname, search }: URL, matches: readonly RouteMatch[]): Visit {
  return {
    address: { origin, pathname, search, hash: '' },
    params: matches.at(-1)?.params ?? {},
    route: handleOf(matches.map(({ route }) => route)),
  };
}

/** The modules that these routes lazy-load. Node has loaded them all after the first page of a route. */
async function findModules(
  matches: readonly { readonly route: RouteObject }[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await Promise.all(matches.map(({ route }) => noteImports(found, () => loadRoute(route))));
  return found;
}
