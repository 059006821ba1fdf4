import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '#server/db/schema.ts';
import { paths } from '#src/paths.ts';
import { builtPortal } from '../support/builtPortal.ts';
import { testClock } from '../support/testClock.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const ofArabesk =
  'frame-ancestors http://localhost:4400 http://127.0.0.1:4400 https://www.arabesk.example.org';
const ofNobody = "frame-ancestors 'none'";

function portalWithScript(): string {
  const folder = builtPortal();
  writeFileSync(join(folder, 'embed.js'), '(function(){})();');
  return folder;
}

describe('the websites that may show a page of the portal in a frame', () => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ portalDir: portalWithScript(), clock });
  });
  afterAll(() => server.stop());

  const navigate = (url: string) =>
    server.app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
  const framing = async (url: string) => {
    const { headers } = await navigate(url);
    const policy = String(headers['content-security-policy']).split(';');
    return {
      ancestors: policy.filter((directive) => directive.startsWith('frame-ancestors')),
      frameOptions: headers['x-frame-options'],
    };
  };

  it.each([
    '/arabesk',
    '/arabesk/cursussen?embed=abcdefgh&club=arabesk&dark=1',
    '/arabesk/hedendaags-volwassenen/1121',
    '/arabesk/winkelmandje?stap=gegevens',
    '/p/arabesk',
    '/cursussen?club=arabesk',
    '/cursussen?club=Arabesk',
    '/formulieren?club=arabesk',
    '/formulieren/uitstap?club=arabesk',
    '/activiteiten?dag=wo&club=arabesk',
    '/ticketverkoop?club=arabesk',
    '/%61rabesk',
    '/?club=arabesk',
  ])('%s allows the websites of the club in one policy', async (url) => {
    expect(await framing(url)).toEqual({ ancestors: [ofArabesk], frameOptions: undefined });
  });

  it('the form of the preview allows the portal itself', async () => {
    expect(await framing('/preview/course-form/formulier')).toEqual({
      ancestors: ["frame-ancestors 'self'"],
      frameOptions: undefined,
    });
    expect(paths.courseFormPreviewFrame).toBe('/preview/course-form/formulier');
  });

  it.each([
    '/login',
    '/login?club=arabesk&redirect=/arabesk',
    '/registreren?club=arabesk',
    '/wachtwoord-vergeten?club=arabesk',
    '/profiel?club=arabesk',
    '/dashboard?club=arabesk',
    '/aanmelden-voor-website?nonce=x&club=arabesk',
    '/lidkaarten?club=arabesk',
    '/c/arabesk',
    '/cursussen?club=arabesk&club=de-dolfijn',
    '/cursussen?club=bestaat-niet',
    '/bestaat-niet',
    '/bestaat-niet?club=arabesk',
    '/p',
    '/p/bestaat-niet',
    '/kompas',
    '/ARABESK',
    '//arabesk',
    '/__proto__',
  ])('%s allows no website', async (url) => {
    expect(await framing(url)).toEqual({ ancestors: [ofNobody], frameOptions: 'DENY' });
  });

  it.each(['/', '/?embed=abcdefgh', '/cursussen', '/formulieren/uitstap', '/ticketverkoop?dag=wo'])(
    '%s, which belongs to no club yet, allows the websites of all clubs, each once',
    async (url) => {
      expect(await framing(url)).toEqual({ ancestors: [ofArabesk], frameOptions: undefined });
    },
  );

  it('each club has its own list of websites', async () => {
    expect((await framing('/de-dolfijn/cursussen')).ancestors).toEqual([
      'frame-ancestors http://localhost:4400 http://127.0.0.1:4400',
    ]);
  });

  it('a changed list takes effect after a minute, and a text that is no origin never adds to the policy', async () => {
    const { db } = server.database;
    const [before] = await db.select().from(clubs).where(eq(clubs.url, 'arabesk'));
    const set = (embedOrigins: string[]) =>
      db.update(clubs).set({ embedOrigins }).where(eq(clubs.url, 'arabesk'));
    await set([
      'https://nieuw.example.org',
      "https://kwaad.example; script-src 'unsafe-inline'",
      'https://pad.example/pad',
      'https://*',
      'javascript:alert(1)',
      '*',
    ]);
    try {
      expect((await framing('/arabesk')).ancestors).toEqual([ofArabesk]);
      clock.advance({ seconds: 61 });
      expect((await framing('/arabesk')).ancestors).toEqual(['frame-ancestors https://nieuw.example.org']);
      expect((await navigate('/arabesk')).headers['content-security-policy']).not.toContain('unsafe');
    } finally {
      await set(before?.embedOrigins ?? []);
      clock.advance({ seconds: 61 });
    }
  });

  it('without a database no website may frame the page that says so', async () => {
    const lonely = await startTestServer({ portalDir: portalWithScript() });
    await lonely.database.close();
    const page = await lonely.app.inject({ url: '/arabesk', headers: { 'sec-fetch-mode': 'navigate' } });
    const home = await lonely.app.inject({ url: '/', headers: { 'sec-fetch-mode': 'navigate' } });
    await lonely.app.close();
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-security-policy']).toContain(ofNobody);
    expect(home.headers['content-security-policy']).toContain(ofNobody);
  });

  it('only the window that logs in for a frame keeps its opener', async () => {
    const openerPolicy = async (url: string) => (await navigate(url)).headers['cross-origin-opener-policy'];
    expect(await openerPolicy(`${paths.loginForFrame}?nonce=x`)).toBe('unsafe-none');
    for (const url of ['/', '/login', '/arabesk', `${paths.loginForFrame}/x`])
      expect(await openerPolicy(url), url).toBe('same-origin-allow-popups');
  });

  it('any page may load the script that a club pastes, and browsers cache the script for five minutes', async () => {
    const { statusCode, headers } = await server.app.inject({
      url: '/embed.js',
      headers: { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
    for (const url of ['/assets/main-4f3a.js', '/', '/api?q=search_clubs'])
      expect((await server.app.inject(url)).headers['cross-origin-resource-policy'], url).toBe('same-origin');
  });

  it('a page of another origin reads nothing of the API, with or without a cookie', async () => {
    const { cookie } = await server.loggedIn('ouder@example.org');
    const asOther = { origin: 'http://localhost:4400', 'sec-fetch-site': 'cross-site' };
    const read = await server.app.inject({
      url: '/api?q=get_clubs_for_user',
      headers: { ...asOther, cookie },
    });
    expect(Object.keys(read.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(read.headers['cross-origin-resource-policy']).toBe('same-origin');
    const write = await server.app.inject({
      method: 'POST',
      url: '/api?q=create_auth_code',
      payload: '{}',
      headers: { ...asOther, cookie, 'content-type': 'application/json' },
    });
    expect(write.statusCode).toBe(403);
  });
});
