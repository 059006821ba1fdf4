import { type QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import { createElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { createQueryClient } from '#src/app/queryClient.ts';
import { routes } from '#src/app/router.tsx';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { RenderedAt } from '#src/platform/renderedAt.ts';

const handler = createStaticHandler(routes);

/** Maximum number of renders until no query is missing. */
const maxRenders = 4;

/** Renders a page in Node as a visitor sees it, with every answer of the server. `now` is in milliseconds since 1970. */
export async function renderPage(path: string, now: number): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(sessionQuery().queryKey, visitor);
  const context = await handler.query(new Request(`http://portal.test${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}`);
  for (let render = 0; render < maxRenders; render += 1) {
    const html = await htmlOf({ context, client, now });
    if (!(await fetchMissing(client))) return html;
  }
  throw new Error(`${path} never has all its answers`);
}

interface Page {
  readonly context: StaticHandlerContext;
  readonly client: QueryClient;
  readonly now: number;
}

async function htmlOf({ context, client, now }: Page): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const screen = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const withQueries = createElement(QueryClientProvider, { client }, screen);
  const page = createElement(StrictMode, null, createElement(RenderedAt, { value: now }, withQueries));
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void failures.push(error),
    // React would move large parts to the end of the page, from where inline scripts bring them back.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
  return html;
}

/** Fetches the queries that a render has found missing. Returns whether there were any. */
async function fetchMissing(client: QueryClient): Promise<boolean> {
  const missing = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && options.queryFn !== skipToken);
  await Promise.all(missing.map((query) => query.fetch().catch(() => undefined)));
  return missing.length > 0;
}
