import { type QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import { createElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { createQueryClient } from '#src/app/queryClient.ts';
import { routes } from '#src/app/router.tsx';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { RenderedAt } from '#src/platform/renderedAt.ts';
import { localTexts, tabTexts } from '#src/platform/storage.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const handler = createStaticHandler(routes);

/** Maximum number of renders until no query is missing. */
const maxRenders = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { statusCode, body } = await server.app.inject({ method: 'GET', url });
    return new Response(body, { status: statusCode });
  });
});
afterAll(() => server.stop());

/** Each public page, with a text of its content. */
const pages: readonly (readonly [string, string])[] = [
  ['/', 'Zwemclub De Dolfijn'],
  ['/?zoek=arabesk', 'Dansstudio Arabesk'],
  ['/arabesk', 'Al meer dan twintig jaar'],
  ['/kompas', 'Avondschool Kompas'],
  ['/arabesk/cursussen', 'Open training'],
  ['/arabesk/cursussen?zoek=ballet', 'resultaten'],
  ['/arabesk/activiteiten', 'Danskamp'],
  ['/arabesk/ticketverkoop', 'Lentevoorstelling'],
  ['/arabesk/ballet-6-8', 'Inschrijven'],
  ['/arabesk/tango-voor-koppels', 'Inschrijven'],
  ['/arabesk/danskamp-krokus', 'Twee kinderen samen'],
  ['/arabesk/lentevoorstelling', 'plaatsen'],
  ['/arabesk/webshop', 'Balletschoenen'],
  ['/arabesk/webshop/categorie/schoenen', 'Balletschoenen'],
  ['/arabesk/webshop/balletschoenen', '€'],
  ['/arabesk/formulieren', 'Programmaboekje'],
  ['/arabesk/voorwaarden', 'Voorwaarden'],
  ['/arabesk/privacy', 'Privacy'],
  ['/gebruiksvoorwaarden', 'Gebruiksvoorwaarden'],
  ['/privacy', 'Privacy'],
  ['/cookies', 'Cookies'],
  ['/herroepen', 'Herroepen'],
  ['/404', 'niet gevonden'],
];

test.each(pages)(
  '%s renders in Node as one page without styles and scripts of its own',
  async (path, text) => {
    const html = await renderPage(path, server.clock.now().getTime());
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(textOf(main)).toContain(text);
    expect(main.match(/<h1/g), 'one main heading').toHaveLength(1);
    expect(main, 'nothing that still loads').not.toMatch(/aria-busy="true"|de pagina wordt geladen/i);
    // The content security policy refuses both in HTML.
    expect(html.match(/<[^>]*\sstyle=[^>]*>/g) ?? []).toEqual([]);
    expect(html).not.toContain('<script');
  },
);

test('a render in Node reads no web storage, changes no store and gives everybody the same page', async () => {
  const stores = await allStores();
  const reads = [vi.spyOn(localTexts, 'read'), vi.spyOn(tabTexts, 'read')];
  const written: string[] = [];
  const ends = stores.map(([name, store]) => store.subscribe(() => void written.push(name)));
  const now = server.clock.now().getTime();
  for (const [path] of pages) expect(await renderPage(path, now), path).toBe(await renderPage(path, now));
  for (const end of ends) end();
  expect(written).toEqual([]);
  for (const read of reads) {
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  }
});

/** Every store that a module of the portal exports, with its name. */
async function allStores(): Promise<readonly (readonly [string, StoreApi<unknown>])[]> {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
    '../../../../src/**/{*Store,browserCart,feedback,logoutGuard,sendAttendance}.ts',
  );
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const exported = loaded.flatMap((module) => Object.entries(module));
  const stores = exported.flatMap(([name, value]) => (isStore(value) ? [[name, value] as const] : []));
  expect(stores.length).toBeGreaterThan(10);
  return stores;
}

function isStore(value: unknown): value is StoreApi<unknown> {
  return typeof value === 'object' && value !== null && 'subscribe' in value && 'getInitialState' in value;
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}

/** Renders a page in Node as a visitor sees it, with every answer of the server. `now` is in milliseconds since 1970. */
async function renderPage(path: string, now: number): Promise<string> {
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
