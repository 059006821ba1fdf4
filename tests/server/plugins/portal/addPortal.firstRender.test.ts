import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { openPage } from '#src/app/rendering/openPage.ts';
import { type Rendered, renderUntilKnown } from '#src/app/rendering/renderUntilKnown.tsx';
import { localTexts, tabTexts } from '#src/platform/storage/storage.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  const answer = async (url: string) => {
    const { statusCode, body } = await server.app.inject({ method: 'GET', url });
    return new Response(body, { status: statusCode });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
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
  ['/arabesk/lentevoorstelling', 'tickets'],
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

/** Pages whose form only the browser draws, with their heading and what else the server writes. */
const inPart: readonly (readonly [string, string, RegExp])[] = [
  ['/login', 'Aanmelden', /type="password"/],
  [
    '/login?redirect=%2Farabesk%2Fballet-6-8',
    'Aanmelden',
    /wachtwoord-vergeten\?redirect=%2Farabesk%2Fballet-6-8/,
  ],
  ['/login?redirect=%2F%2Fevil.example', 'Aanmelden', /wachtwoord-vergeten(?!.*evil)/s],
  [
    '/preview/course-form?club=1&tariff=1031',
    'Voorbeeld van het inschrijvingsformulier',
    /Er wordt niets bewaard/,
  ],
  ['/preview/course-form', 'Voorbeeld van het inschrijvingsformulier', /Er wordt niets bewaard/],
];

test.each(inPart)(
  '%s has its heading in the HTML, and asks nothing that only its form needs',
  async (path, title, known) => {
    const fetched = vi.mocked(fetch);
    const html = await renderPage(path, server.clock.now().getTime());
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(
      main
        .match(/<h1[^>]*>(.*?)<\/h1>/g)
        ?.map(textOf)
        .map((text) => text.trim()),
    ).toEqual([title]);
    expect(main).toMatch(known);
    expect(html.match(/<[^>]*\sstyle=[^>]*>/g) ?? []).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('the form of a manager has no other heading before it is known', async () => {
  const html = await renderPage('/preview/course-form?club=1&formulier=2', server.clock.now().getTime());
  expect(html).toContain('<main');
  expect(html).not.toContain('<h1');
});

test('a render in Node reads no web storage, changes no store and gives everybody the same page', async () => {
  const stores = await allStores();
  const reads = [vi.spyOn(localTexts, 'read'), vi.spyOn(tabTexts, 'read')];
  const written: string[] = [];
  const ends = stores.map(([name, store]) => store.subscribe(() => void written.push(name)));
  const now = server.clock.now().getTime();
  for (const [path] of [...pages, ...inPart])
    expect(await renderPage(path, now), path).toBe(await renderPage(path, now));
  for (const end of ends) end();
  expect(written).toEqual([]);
  for (const read of reads) {
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  }
});

test.each([
  ['/arabesk/bestaat-niet', 'We vinden deze pagina niet'],
  ['/arabesk/café', 'We vinden deze pagina niet'],
  ['/arabesk/😀', 'We vinden deze pagina niet'],
  ['/arabesk/bestaat-niet?stap=plaatsen', 'Dit evenement heeft geen zaalplan'],
  ['/arabesk/webshop/bestaat-niet', 'We vinden dit product niet'],
  ['/arabesk/webshop/categorie/bestaat-niet', 'We vinden deze categorie niet'],
  ['/arabesk/webshop/categorie/café', 'We vinden deze categorie niet'],
])('%s is a page with status 404, and its title says what is missing', async (path, title) => {
  const { status, head, body } = await render(path, server.clock.now().getTime());
  expect([status, head.title]).toEqual([404, `${title} · Dansstudio Arabesk · Clubpoort`]);
  expect(textOf(body)).toContain(title);
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

/** The content of a page as the renderer draws it. `now` is in milliseconds since 1970. */
async function renderPage(url: string, now: number): Promise<string> {
  return (await render(url, now)).body;
}

async function render(url: string, now: number): Promise<Rendered> {
  const page = await openPage({ reader: 'visitor', url, origin: 'http://portal.test', now });
  if (!page) throw new Error(`${url} is not rendered on the server`);
  return renderUntilKnown(page);
}
