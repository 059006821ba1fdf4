import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router';
import { notLoadedEvent, renderedPageId } from '../../platform/loading/startProtocol.ts';
import { hashJumpOf } from '../guards/decision/hashJump.ts';
import { createRouter, routes } from '../router.tsx';

export interface TakenPage {
  readonly page: RenderedPage;
  readonly router: ReturnType<typeof createRouter>;
}

/**
 * Loads what React needs to take over the page that the server rendered: its screen and its data.
 * @returns undefined where the page must start anew in the browser; 'kept' where code is missing, so that the page stays as it is
 */
export async function takePage(client: QueryClient): Promise<TakenPage | 'kept' | undefined> {
  const page = canTakeOver(window.location) ? readRenderedPage(document) : undefined;
  if (!page) return undefined;
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  try {
    await Promise.all(matches.map(({ route }) => loadRoute(route)));
  } catch {
    // The document is of this build, so a reload by itself would find nothing more.
    document.dispatchEvent(new Event(notLoadedEvent));
    return 'kept';
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

/** What the server knew when it rendered a page, and when that was. */
interface RenderedPage {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  readonly queries: DehydratedState;
}

/** @returns undefined when the document is only the shell */
function readRenderedPage(page: Document): RenderedPage | undefined {
  const text = page.getElementById(renderedPageId)?.textContent;
  // Our own server wrote it, in this version.
  return text ? (JSON.parse(text) as RenderedPage) : undefined;
}
