import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubs, courses } from '#server/db/schema.ts';
import { createRenderer } from '#src/app/rendering/renderer.tsx';
import { renderedPageId } from '#src/platform/loading/startProtocol.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** Texts that end a script, a comment, an attribute or a line. */
const hostile = `"'></title></script><script>alert(1)</script><!--<script><img src=x onerror=alert(1)>\u2028$&{{7*7}}`;

const shell = `<!doctype html><head><title>Clubpoort</title><meta name="description" content="" />
<script type="module" crossorigin src="/assets/entry-4f3a.js"></script></head><div id="root"></div>`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The whole document of a page, with the answers of the server's own operations. */
async function documentAt(url: string): Promise<string> {
  const { render } = createRenderer({
    files: { shell, manifest: {}, startScript: 'assets/start-9c1d.js', stylesheets: new Map() },
    fetch: async (address) => {
      const { statusCode, body } = await server.app.inject({ method: 'GET', url: String(address) });
      return new Response(body, { status: statusCode });
    },
  });
  const now = server.clock.now().getTime();
  const page = await render({ reader: 'visitor', url, origin: 'https://portal.test', now });
  if (page?.status !== 200) throw new Error(`${url} is not rendered`);
  return page.html;
}

const tagsIn = (html: string) => [...html.matchAll(/<\/?(?:script|title)/g)].map(([tag]) => tag);
const scriptIn = (html: string, type: string): unknown =>
  JSON.parse(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '');

test.each(['/arabesk', '/arabesk/cursussen', '/arabesk/ballet-6-8'])(
  '%s holds the hostile texts of a club and a course as texts alone, in HTML, JSON and JSON-LD',
  async (url) => {
    const { db } = server.database;
    const [club] = await db.select().from(clubs).where(eq(clubs.url, 'arabesk'));
    const [course] = await db.select().from(courses).where(eq(courses.url, 'ballet-6-8'));
    if (!club || !course) throw new Error('The demo has another club and course');
    const before = tagsIn(await documentAt(url));
    await db.update(clubs).set({ title: hostile, description: hostile }).where(eq(clubs.nid, club.nid));
    await db
      .update(courses)
      .set({ title: hostile, description: hostile, place: hostile, teachers: [hostile] })
      .where(eq(courses.nid, course.nid));
    try {
      const html = await documentAt(url);
      expect(tagsIn(html)).toEqual(before);
      expect(html).not.toMatch(/<img src=x|<!--<script/);
      expect(JSON.stringify(scriptIn(html, 'application/json'))).toContain(
        JSON.stringify(hostile).slice(1, -1),
      );
      expect(JSON.stringify(scriptIn(html, 'application/ld\\+json'))).toContain('alert(1)');
      expect(html).toContain(`id="${renderedPageId}"`);
    } finally {
      await db
        .update(clubs)
        .set({ title: club.title, description: club.description })
        .where(eq(clubs.nid, club.nid));
      await db.update(courses).set(course).where(eq(courses.nid, course.nid));
    }
  },
);

test('a search text with HTML stays text in the field and in the data of the page', async () => {
  const searched = '</script><script>alert(1)</script>';
  const at = (text: string) => documentAt(`/arabesk/cursussen?zoek=${encodeURIComponent(text)}`);
  const html = await at(searched);
  expect(tagsIn(html)).toEqual(tagsIn(await at('bestaat niet')));
  expect(html).toContain('value="&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(JSON.stringify(scriptIn(html, 'application/json'))).toContain(searched);
});
