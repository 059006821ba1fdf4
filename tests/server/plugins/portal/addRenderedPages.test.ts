import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/db/schema.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** A portal whose renderer shows what the server answers, and how often it was asked. The journeys run the real one. */
function portalWithRenderer(): string {
  const folder = builtPortal();
  mkdirSync(join(folder, '.server'));
  writeFileSync(join(folder, 'assets', 'start-4f3a.js'), '');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Clubpoort</title></head>');
  writeFileSync(
    join(folder, '.server', 'renderer.js'),
    `let renders = 0;
    let openings = 0;
    export const createRenderer = ({ fetch }) => ({
      isPage: (url) => url !== '/bevestiging',
      preloads: (url, viewer) => {
        if (url === '/dashboard' && viewer === 'visitor') return { calls: '', files: '' };
        const who = viewer === 'visitor' ? viewer : viewer.uid + ' at ' + viewer.club + ' ';
        return { calls: '<link rel="preload" href="' + who + '">', files: '<link rel="modulepreload" href="' + url + '">' };
      },
      accentCss: (color) => (color === '#b4462f' ? ':root{--accent:#b4462f}' : undefined),
      render: async ({ url, reader }) => {
        if (reader === 'member') {
          if (!url.startsWith('/kompas') || url.includes('?')) return undefined;
          openings += 1;
          return { status: 200, html: '<head><title>Clubpoort</title></head>opening ' + openings };
        }
        if (!url.startsWith('/arabesk') || url.includes('/formulieren/')) return undefined;
        renders += 1;
        const club = await fetch('/api?q=get_club_by_url&url=arabesk');
        const members = await fetch('/api?q=get_clubs_for_user');
        const answers = { renders, club: (await club.json()).result.title, members: members.status };
        return { status: 200, html: JSON.stringify(answers) };
      },
    });`,
  );
  return folder;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ portalDir: portalWithRenderer(), renderPatience: 60_000 });
});
afterAll(() => server.stop());

const navigation = { 'sec-fetch-mode': 'navigate' };
const open = (url: string, headers = {}) =>
  server.app.inject({ method: 'GET', url, headers: { ...navigation, ...headers } });

test('a page has the answers for a visitor, also when a member asks for it', async () => {
  const parent = await server.loggedIn('ouder@example.org');
  const asMember = await open('/arabesk?lid', { cookie: parent.cookie });
  expect(asMember.json()).toMatchObject({ club: 'Dansstudio Arabesk', members: 401 });
  expect((await open('/arabesk?lid')).json()).toEqual(asMember.json());
});

test('a page may be cached by others for a minute, and a browser asks again', async () => {
  const { headers, statusCode } = await open('/arabesk', { 'accept-encoding': 'gzip' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

test('what a call changes is on the next page; a call that only reads changes no page', async () => {
  const rendersOf = async () => (await open('/arabesk')).json().renders as number;
  const before = await rendersOf();
  const parent = await server.loggedIn('ouder@example.org');
  await parent.call('validate_auth', { getPermissions: true });
  expect(await rendersOf()).toBe(before);
  await parent.call('save_preferences', { uid: 0 });
  expect(await rendersOf()).toBe(before);
  await parent.ask('log_out_everywhere', {});
  expect(await rendersOf()).toBe(before + 1);
});

test('the shell names what its screen needs: for a visitor, and for the member of a session', async () => {
  const parent = await server.loggedIn('ouder@example.org');
  const { cookie } = parent;
  const forVisitor =
    '<link rel="preload" href="visitor"><link rel="modulepreload" href="/preview/course-form"></head>';
  expect((await open('/preview/course-form')).body).toContain(forVisitor);
  const { body, headers } = await open('/dashboard', { cookie });
  expect(body).toContain('href="1 at undefined "><link rel="modulepreload" href="/dashboard"></head>');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await open('/dashboard')).body).not.toContain('modulepreload');
});

test.each(['auth', 'invite', 'hash'])(
  'the shell asks nothing before the portal has settled `%s`',
  async (name) => {
    const { cookie } = await server.loggedIn('ouder@example.org');
    for (const headers of [{}, { cookie }]) {
      const { body } = await open(`/kompas/tickets?dag=ma&${name}=c0de`, headers);
      expect(body).not.toContain('rel="preload"');
      expect(body).toContain('rel="modulepreload"');
      expect(body).toContain('Avondschool Kompas · ');
    }
  },
);

test('a member gets an opening with the first calls of that member; a visitor gets the shell', async () => {
  const parent = await server.loggedIn('ouder@example.org');
  const { cookie } = parent;
  const { body, headers } = await open('/kompas/facturen', { cookie, 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-encoding': 'br' });
  expect(body).not.toContain('opening');
  const first = (await open('/kompas/facturen', { cookie })).body;
  expect(first).toContain('<link rel="preload" href="1 at 3 ">');
  expect(first).toContain('</head>opening 1');
  // The opening loads its files itself.
  expect(first).not.toContain('modulepreload');
  expect(first).toContain('<title>Avondschool Kompas · Clubpoort</title>');
  const other = await server.loggedIn('docent@example.org');
  const second = await open('/kompas/facturen', { cookie: other.cookie });
  expect(second.body).toMatch(/href="\d+ at 3 ">.*<\/head>opening 1/);
  expect(second.body).not.toContain('"1 at 3 "');
  expect((await open('/kompas/facturen')).body).not.toContain('opening');
});

test('the shell is that of a visitor for a session that has ended, and for a blocked account', async () => {
  const { body, headers } = await open('/preview/course-form', { cookie: 'auth=geen-sessie' });
  expect(body).toContain('href="visitor"');
  expect(headers['cache-control']).toBe('no-cache');
  const blocked = await server.loggedIn('ouder@example.org');
  await server.database.db.update(users).set({ isBlocked: true }).where(eq(users.uid, 1));
  const { cookie } = blocked;
  expect((await open('/preview/course-form', { cookie })).body).toContain('href="visitor"');
  await server.database.db.update(users).set({ isBlocked: false }).where(eq(users.uid, 1));
});

test('an address that is not rendered gets the shell', async () => {
  const { body, headers } = await open('/login');
  expect(body).toContain('<title>Clubpoort</title>');
  expect(headers['cache-control']).toBe('no-cache');
});

test('an unknown club has status 404, and is not rendered', async () => {
  const { body, statusCode } = await open('/nergens');
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Clubpoort</title>');
});

test('the accent of a club is a stylesheet that is cached for ever', async () => {
  const { body, headers } = await open('/assets/accent-b4462f.css');
  expect(body).toBe(':root{--accent:#b4462f}');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
  });
  expect((await open('/assets/accent-zzzzzz.css')).statusCode).toBe(404);
});

test('a page during an outage of the database answers 503, asks to come back, and names the club', async () => {
  const own = await startTestServer({ portalDir: portalWithRenderer(), renderPatience: 60_000 });
  const openOwn = (url: string) => own.app.inject({ url, headers: navigation });
  expect((await openOwn('/arabesk')).statusCode).toBe(200);
  await own.database.close();
  // Longer than a rendered page and the list of clubs are cached.
  own.clock.advance({ seconds: 61 });
  for (const url of ['/arabesk', '/arabesk?opnieuw']) {
    const { statusCode, headers, body } = await openOwn(url);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(body).toContain('<title>Dansstudio Arabesk · Clubpoort</title>');
  }
  // Nobody knows whether there is such a club.
  const unknown = await openOwn('/geen-club');
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
  await own.app.close();
});

test.each([
  ['/dashboard', 200],
  ['/bevestiging', 404],
  ['/kompas/formulieren', 200],
  ['/arabesk/formulieren/programmaboekje-aanvragen?uid=2', 200],
  ['/arabesk/formulieren/onbekend?uid=2', 404],
  ['/kompas/formulieren/programmaboekje-aanvragen', 404],
  ['/onbekend/formulieren/programmaboekje-aanvragen', 404],
])('%s has status %i', async (url, status) => {
  const parent = await server.loggedIn('ouder@example.org');
  for (const headers of [{}, { cookie: parent.cookie }]) {
    const { statusCode, body } = await open(url, headers);
    expect(statusCode).toBe(status);
    expect(body).toContain('Clubpoort</title>');
  }
});
