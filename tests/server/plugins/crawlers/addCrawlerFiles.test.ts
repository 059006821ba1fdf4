import { and, eq, sql } from 'drizzle-orm';
import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clubs,
  courseSessions,
  courses,
  productCategories,
  products,
  productVariants,
} from '#server/db/schema.ts';
import { filterParameters } from '#src/features/courses/view/list/courseFilters.ts';
import { paths } from '#src/paths.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { listStatements } from '../../support/database/listStatements.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const portalUrl = 'https://clubs.example.org';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ portalUrl });
});
afterAll(() => server.stop());

const read = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, headers: sent, body: text } = await server.app.inject({ url, headers });
  return { status, headers: sent, text };
};
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const pathsOfClub = async (club: string) =>
  addressesIn((await read(`/sitemap-${club}.1.xml`)).text).map((address) => address.replace(portalUrl, ''));

describe('sitemap.xml', () => {
  test('is an index of the sitemap of the portal and of one for each club', async () => {
    const { status, headers, text } = await read('/sitemap.xml');
    const urls = (await server.database.db.select({ url: clubs.url }).from(clubs))
      .map(({ url }) => url)
      .sort();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org/,
    );
    expect(addressesIn(text)).toEqual([
      `${portalUrl}/sitemap.portal.xml`,
      ...urls.map((url) => `${portalUrl}/sitemap-${url}.1.xml`),
    ]);
  });

  test('leads to sitemaps whose addresses are all pages of the portal', async () => {
    const patterns = Object.values(paths).map((path) => ({ path }));
    const files = addressesIn((await read('/sitemap.xml')).text);
    for (const file of files) {
      const { status, text } = await read(new URL(file).pathname);
      expect(status).toBe(200);
      const addresses = addressesIn(text);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) {
        const url = new URL(address);
        expect(url.origin).toBe(portalUrl);
        expect(matchRoutes(patterns, url.pathname), address).not.toBeNull();
      }
    }
  });

  test('has no address where the origin of the portal is unknown', async () => {
    const local = await startTestServer();
    const asked = (host: string) => local.app.inject({ url: '/sitemap.xml', headers: { host } });
    expect((await asked('localhost:3000')).body).toContain(
      '<loc>http://localhost:3000/sitemap.portal.xml</loc>',
    );
    expect((await asked('evil.example')).statusCode).toBe(404);
    const robots = await local.app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
    expect([robots.statusCode, robots.body.includes('Sitemap')]).toEqual([200, false]);
    await local.stop();
  });
});

describe('the sitemap of a club', () => {
  test('has its page, its lists, its courses, its products and no page for one person', async () => {
    const found = await pathsOfClub('arabesk');
    expect(found).toEqual(
      expect.arrayContaining([
        '/arabesk',
        '/arabesk/cursussen',
        '/arabesk/activiteiten',
        '/arabesk/ticketverkoop',
        '/arabesk/formulieren',
        '/arabesk/webshop',
        '/arabesk/privacy',
      ]),
    );
    for (const list of ['course', 'activity', 'ticket'] as const) {
      const { result } = await server.client().ask('get_courses', { club: 1, type: list });
      expect(found).toEqual(expect.arrayContaining(result.map(({ url }) => `/arabesk/${url}`)));
    }
    const { result: sold } = await server.client().ask('get_products', { club: 1 });
    expect(found).toEqual(expect.arrayContaining(sold.map(({ url }) => `/arabesk/webshop/${url}`)));
    expect(found.filter((path) => /winkelmandje|beheer|tickets|uitnodigingen|\?/.test(path))).toEqual([]);
  });

  test('has no webshop where the club has none, and no list that is empty', async () => {
    const found = await pathsOfClub('kompas');
    const { result: club } = await server.client().ask('get_club_by_url', { url: 'kompas' });
    expect(found.some((path) => path.includes('webshop'))).toBe(club.addons.includes('webshop'));
    expect(found.includes('/kompas/activiteiten')).toBe((club.offer?.activity ?? 0) > 0);
  });

  test('leaves out courses that are over and products that nobody can order', async () => {
    const { db } = server.database;
    const isCourse = and(eq(courses.clubNid, 1), eq(courses.type, 'course'));
    const [course] = await db.select().from(courses).where(isCourse).limit(1);
    const [product] = await db.select().from(products).where(eq(products.clubNid, 1)).limit(1);
    if (!course || !product) throw new Error('The demo has no course or no product');
    expect(await pathsOfClub('arabesk')).toContain(`/arabesk/${course.url}`);
    const past = { startsAt: new Date('2001-01-01T10:00:00Z'), endsAt: new Date('2001-01-01T11:00:00Z') };
    await db.update(courseSessions).set(past).where(eq(courseSessions.courseNid, course.nid));
    const { nid: _, ...row } = product;
    await db.insert(products).values({ ...row, url: 'zonder-maten' });
    const [empty, notOffered, ofOther] = await db
      .insert(productCategories)
      .values([
        { clubNid: 1, url: 'leeg', title: 'Leeg', position: 90 },
        { clubNid: 1, url: 'niets-te-koop', title: 'Niets te koop', position: 91 },
        { clubNid: 3, url: 'van-een-ander', title: 'Van een ander', position: 1 },
      ])
      .returning();
    if (!empty || !notOffered || !ofOther) throw new Error('The database returned no categories');
    await db.insert(products).values({ ...row, url: 'ook-zonder', categoryNid: notOffered.nid });
    const theirs = { ...row, clubNid: 3, url: 'hun-tas', categoryNid: ofOther.nid };
    const [bag] = await db.insert(products).values(theirs).returning();
    await db.insert(productVariants).values({ productNid: bag?.nid ?? 0, title: 'Tas', priceCents: 500 });
    const found = await pathsOfClub('arabesk');
    expect(found).not.toContain(`/arabesk/${course.url}`);
    expect(found).toContain(`/arabesk/webshop/${product.url}`);
    for (const url of [
      'zonder-maten',
      'hun-tas',
      ...['leeg', 'niets-te-koop', 'van-een-ander'].map((one) => `categorie/${one}`),
    ])
      expect(found).not.toContain(`/arabesk/webshop/${url}`);
  });

  test('reads thousands of courses a thousand at a time', async () => {
    const many = 2_500;
    await server.database.db.execute(sql`
      insert into courses (club_nid, url, title, type, description, place, teachers, last_ends_at)
      select nid, 'cursus-' || number, 'Cursus', 'course', '', '', '[]', now() + interval '99 years'
      from clubs, generate_series(1, ${many}::int) number where url = 'de-zwaluw'`);
    let found: readonly string[] = [];
    const statements = await listStatements(async () => {
      found = await pathsOfClub('de-zwaluw');
    });
    const ofMany = found.filter((path) => path.startsWith('/de-zwaluw/cursus-'));
    expect([ofMany.length, new Set(ofMany).size]).toEqual([many, many]);
    const reads = statements.filter(({ text }) => /from "courses".*limit/s.test(text));
    expect(reads).toHaveLength(3);
    expect(reads.every(({ values }) => values.includes(1_000))).toBe(true);
  });

  test.each([
    '/sitemap-nergens.1.xml',
    '/sitemap-arabesk.2.xml',
    '/sitemap-arabesk.0.xml',
    '/sitemap-arabesk.xml',
  ])('is a 404 where there is none: %s', async (url) => {
    expect((await read(url)).status).toBe(404);
  });
});

test('robots.txt names the sitemap, and closes steps of a visit and filtered lists, but no data and no picture', async () => {
  const { status, headers, text } = await read('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(text).toContain(`\nSitemap: ${portalUrl}/sitemap.xml\n`);
  expect(text).not.toContain('/api');
  const closed = closedBy(text);
  for (const path of [
    ...Object.values(filterParameters).map((name) => `/arabesk/cursussen?${name}=1`),
    '/login',
    '/login?redirect=%2Farabesk',
    '/arabesk/winkelmandje',
    '/arabesk/winkelmandje?stap=gegevens',
    '/arabesk/cursussen?dag=ma',
    '/arabesk/cursussen?x=1&zoek=ballet',
    '/?redirect=%2Fdashboard',
    '/preview/course-form',
  ])
    expect([path, closed(path)]).toEqual([path, true]);
  for (const path of [
    '/',
    '/arabesk',
    '/login-dans',
    '/arabesk/cursussen',
    '/arabesk/cursussen?utm_source=mail',
    '/arabesk/cursussen?pagina=2',
    '/arabesk/zoek',
    '/api?q=get_club_by_url&url=arabesk',
    '/assets/index.js',
  ])
    expect([path, closed(path)]).toEqual([path, false]);
});

test('the files of crawlers stand before the pages of the portal, and take no path of a club', async () => {
  const { app, stop } = await startTestServer({ portalUrl, portalDir: builtPortal() });
  const open = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'sec-fetch-mode': 'navigate' } });
  const typeOf = async (url: string) => String((await open(url)).headers['content-type']).split(';')[0];
  expect(await typeOf('/robots.txt')).toBe('text/plain');
  expect(await typeOf('/sitemap.xml')).toBe('application/xml');
  expect(await typeOf('/sitemap-arabesk.1.xml')).toBe('application/xml');
  expect(await typeOf('/sitemap-arabesk')).toBe('text/html');
  expect(await typeOf('/sitemap')).toBe('text/html');
  const asked = await open('/sitemap-arabesk.1.xml', 'HEAD');
  expect([asked.statusCode, asked.body]).toEqual([200, '']);
  await stop();
});

/** Reads the rules as RFC 9309 2.2.2 and 2.2.3 do. No rule allows anything, so the longest match doesn't matter. */
function closedBy(robots: string): (path: string) => boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => {
    const pattern = rule.replace(/[.?+^()[\]{}\\|]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`);
  });
  return (path) => rules.some((rule) => rule.test(path));
}
