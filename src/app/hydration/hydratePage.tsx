import { hydrate, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject } from 'react-router';
import { sessionQuery } from '../../features/session/queries/sessionQuery.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { mayBeLoggedIn } from '../../platform/startProtocol.ts';
import { createRouter, routes } from '../router.tsx';
import { hydrated } from './Hydrated.tsx';
import type { RenderedPage } from './renderedPage.ts';

interface Rendered {
  readonly container: HTMLElement;
  readonly page: RenderedPage;
  readonly client: QueryClient;
  readonly draw: (router: ReturnType<typeof createRouter>, renderedAt: number) => ReactNode;
}

/**
 * Takes over a page that the server rendered for a visitor. The first render repeats it exactly. After that the page learns
 * who the person is, and the guard decides.
 */
export async function hydratePage({ container, page, client, draw }: Rendered): Promise<void> {
  const now = Date.now();
  // The server's clock may differ from this one, which decides when data is too old.
  const queries = page.queries.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: now },
  }));
  hydrate(client, { ...page.queries, queries });
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
  const router = createRouter(client, 'hydrated');
  await nextTask();
  // A transition, so that React works in slices and a tap is handled in between.
  startTransition(() => void hydrateRoot(container, draw(router, page.now)));
  await hydrated;
  await client.invalidateQueries({ ...sessionQuery(), refetchType: 'none' });
  await router.revalidate();
  document.documentElement.removeAttribute(mayBeLoggedIn);
}

/** The router takes a route whose screen is not loaded yet for a reason to draw nothing. */
async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
