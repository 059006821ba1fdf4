import { hydrate, type QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router';
import { hashJumpOf } from '../guards/decision/hashJump.ts';
import { createRouter, routes } from '../router.tsx';
import { type RenderedPage, readRenderedPage } from './renderedPage.ts';

export interface TakenPage {
  readonly page: RenderedPage;
  readonly router: ReturnType<typeof createRouter>;
}

/**
 * Loads what React needs to take over the page that the server rendered: its screen and its data.
 * @returns undefined where the page must start anew in the browser
 */
export async function takePage(client: QueryClient): Promise<TakenPage | undefined> {
  const page = canTakeOver(window.location) ? readRenderedPage(document) : undefined;
  if (!page) return undefined;
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  try {
    await Promise.all(matches.map(({ route }) => loadRoute(route)));
  } catch {
    // The router loads the screen again, and shows what it shows when code is missing.
    return undefined;
  }
  // The server's clock may differ from this one, which decides when data is too old.
  const dataUpdatedAt = Date.now();
  const queries = page.queries.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }));
  hydrate(client, { ...page.queries, queries });
  return { page, router: createRouter(client, 'hydrated') };
}

/** The server knows neither what a frame keeps nor the hash, by which the guard may leave the page. */
function canTakeOver({ hash }: Location): boolean {
  return window === window.top && hashJumpOf(hash) === undefined;
}

/** A route whose screen is still to be loaded keeps the router from drawing anything. */
async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
