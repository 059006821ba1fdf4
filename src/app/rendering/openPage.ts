import { QueryClient } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import type { PageRequest, Reader } from '#schemas/pageRenderer.ts';
import { sessionQuery, visitor } from '../../features/session/queries/sessionQuery.ts';
import { paths } from '../../paths.ts';
import { unknownOrigin } from '../../platform/address/usePageOrigin.ts';
import { decideNavigation } from '../guards/decideNavigation.ts';
import type { Loadable, NavigationStep } from '../guards/decision/navigationStep.ts';
import { clubUrlOf } from '../guards/decision/situation.ts';
import { loadFact } from '../guards/perform/loadFact.ts';
import { readInput, type Visit } from '../guards/perform/readInput.ts';
import { routes } from '../router.tsx';
import { handleOf } from '../routes/routeHandle.ts';
import { shellClubUrl } from '../shell/shellClubUrl.ts';
import { noteImports } from './importOnServer.ts';
import { loadRoute } from './modulesOfScreen.ts';

/** The paths of the pages that are rendered on the server. */
const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.withdrawal,
  paths.clubAlias,
  paths.club,
  paths.conditions,
  paths.clubPrivacy,
  paths.forms,
  paths.courses,
  paths.activities,
  paths.ticketSales,
  paths.webshop,
  paths.product,
  paths.productCategory,
  paths.course,
  paths.login,
  paths.courseFormPreview,
]);

/** Pages whose words depend on the state of the navigation that led to them. A reload still has it, and only the browser knows it. */
const pathsWithState: ReadonlySet<string> = new Set([paths.login]);

/** Steps that change nothing outside the page. */
const harmless: ReadonlySet<NavigationStep['do']> = new Set(['restoreCart', 'title', 'scrollToTop', 'show']);

/**
 * Whether the guard lets a visitor see this address at once, or waits for the session alone before it lets a member see it.
 * The browser does everything else that the guard decides: a redirect, a login by a code, an embedding.
 * @param client - that of the reader
 */
async function isDrawnFor(reader: Reader, client: QueryClient, visit: Visit): Promise<boolean> {
  const embedding = undefined;
  const failures = new Map<Loadable, unknown>();
  // A browser shows a public screen before its club is known, and decides again after. Here the first decision is the only one.
  if (clubUrlOf({ ...visit, embedding }) !== undefined) {
    await loadFact(client, visit, 'club').catch((error: unknown) => failures.set('club', error));
  }
  const steps = decideNavigation(readInput(client, visit, { failures, keepsDoubted: true, embedding }));
  return steps.every((step) =>
    reader === 'visitor' ? harmless.has(step.do) : step.do === 'load' && step.what === 'session',
  );
}

/** A page whose code is loaded and that its reader may see. */
export interface OpenPage {
  readonly request: PageRequest;
  readonly url: URL;
  readonly client: QueryClient;
  /** The path of the deepest route, as in `paths`. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Whether the page may have other words after a navigation with a state. */
  readonly showsState: boolean;
  /** Whether it is a visitor's page, and the shell shows the club visited last around it, which only the browser knows. */
  readonly followsLastClub: boolean;
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
  const visit = visitOf(url, matches);
  const [isDrawn, modules, context] = await Promise.all([
    isDrawnFor(reader, client, visit),
    findModules(matches),
    handler.query(new Request(url)),
  ]);
  // Our routes have no loaders, so none answers with a redirect.
  if (!isDrawn || context instanceof Response) return undefined;
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    ...{ request, url, client, context, router, modules },
    pattern: path,
    showsState: pathsWithState.has(path),
    followsLastClub: reader === 'visitor' && followsLastClub(visit),
    params: matches[0]?.params ?? {},
  };
}

function followsLastClub({ address, params, route }: Visit): boolean {
  const query = new URLSearchParams(address.search);
  // No club has this url, so the shell answers it for the last club alone.
  const last = '/';
  return !route.withoutNavigation && shellClubUrl(route, params.club, { query, last }) === last;
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

/** A query cache for one page. It knows the session of a visitor, and none of a member: the page is the same for everybody. */
function clientFor(reader: Reader): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // A query that fails because something doesn't exist is drawn as such, and not as loading.
        retryOnMount: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  const { queryKey } = sessionQuery();
  if (reader === 'visitor') client.setQueryData(queryKey, visitor);
  // Nobody asks for it, so all that belongs to a person stays "loading".
  else client.setQueryDefaults(queryKey, { enabled: false });
  return client;
}
