import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '#server/db/schema.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { testClock } from '../../support/testClock.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const plain = `<!doctype html><head><meta name="description" content="Van alle clubs" /><title>Clubpoort</title></head>
<div id="root"><p class="arrival">Clubpoort</p></div>`;

function portalWithHead(): string {
  const folder = builtPortal();
  writeFileSync(join(folder, 'index.html'), plain);
  return folder;
}

describe('the page of a club', () => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ portalDir: portalWithHead(), clock });
  });
  afterAll(() => server.stop());

  const open = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url, headers: { 'sec-fetch-mode': 'navigate' } });
  const set = (values: { title: string; description: string }) =>
    server.database.db.update(clubs).set(values).where(eq(clubs.url, 'kompas'));

  it.each(['/arabesk', '/p/arabesk', '/arabesk/cursussen', '/cursussen?club=arabesk'])(
    'has the name and the description of its club in its head: %s',
    async (url) => {
      const answer = await open(url);
      const [club] = await server.database.db.select().from(clubs).where(eq(clubs.url, 'arabesk'));
      expect(answer.body).toContain(`<title>${club?.title} · Clubpoort</title>`);
      expect(answer.body).toContain(`<p class="arrival">${club?.title} · Clubpoort</p>`);
      expect(answer.body).toContain(`<meta name="description" content="${club?.description}" />`);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/', '/login', '/formulieren', '/preview/course-form'])(
    'is served as it was built for %s, which has no club',
    async (url) => {
      const answer = await open(url);
      expect([answer.statusCode, answer.body]).toEqual([200, plain]);
    },
  );

  it.each(['/nergens', '/nergens/ballet', '/p/nergens', '/cursussen?club=nergens'])(
    'has status 404 for an unknown club: %s',
    async (url) => {
      const answer = await open(url);
      expect([answer.statusCode, answer.body]).toEqual([404, plain]);
    },
  );

  it.each([
    ['/Arabesk', '/arabesk'],
    ['/ARABESK/Cursussen?Zoek=Jazz', '/arabesk/cursussen?Zoek=Jazz'],
    ['//arabesk', '/arabesk'],
    ['/arabesk//cursussen', '/arabesk/cursussen'],
    ['//evil.example', '/evil.example'],
  ])('has one address: %s redirects to %s', async (url, to) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, to]);
  });

  it('preloads the club from the same address as the portal uses', async () => {
    const early = /<link rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]*)" \/><\/head>/;
    const [, address] = early.exec((await open('/p/arabesk?stap=x')).body) ?? [];
    expect(address?.replaceAll('&amp;', '&')).toBe(operationUrl('get_club_by_url', { url: 'arabesk' }));
    const club = await server.app.inject(address?.replaceAll('&amp;', '&') ?? '');
    expect(club.json()).toMatchObject({ result: { url: 'arabesk' } });
  });

  it('answers HEAD without a body', async () => {
    const answer = await open('/arabesk', 'HEAD');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('escapes the texts of the club, on one line, and keeps the built description when the club has none', async () => {
    await set({ title: `"Kom & $& <script>"`, description: 'Zeilen,\n  "surfen" & <b>meer</b>' });
    clock.advance({ seconds: 61 });
    const { body } = await open('/kompas');
    expect(body).toContain('<title>&quot;Kom &amp; $&amp; &lt;script&gt;&quot; · Clubpoort</title>');
    expect(body).toContain('content="Zeilen, &quot;surfen&quot; &amp; &lt;b&gt;meer&lt;/b&gt;"');
    await set({ title: 'Kompas', description: ' ' });
    clock.advance({ seconds: 61 });
    const { body: silent } = await open('/kompas');
    expect(silent).toContain('<title>Kompas · Clubpoort</title>');
    expect(silent).toContain('content="Van alle clubs"');
  });
});
