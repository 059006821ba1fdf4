import { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeClubPictures } from '#server/seed/demo/clubPictures.ts';
import { headHtml } from '#src/app/rendering/head/headHtml.ts';
import { pageHead } from '#src/app/rendering/head/pageHead.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { courseQuery } from '#src/features/courses/index.ts';
import { coursePagesQuery } from '#src/features/courses/queries/coursePages.ts';
import { noFilters } from '#src/features/courses/view/list/courseFilters.ts';
import { formsQuery } from '#src/features/forms/queries/formsQuery.ts';
import { allClubsQuery } from '#src/features/home/queries/searchClubsQuery.ts';
import { productQuery } from '#src/features/webshop/queries/productQuery.ts';
import { productCategoriesQuery, productsQuery } from '#src/features/webshop/queries/productsQuery.ts';
import { paths } from '#src/paths.ts';
import { sampled } from '#tests/support/sampled.ts';
import { structuredDataFaults } from '#tests/support/structured-data/structuredDataFaults.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  await storeClubPictures(server.fileService.storage);
  origin = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
});
afterAll(() => server.stop());

const addressesAt = async (address: string) => {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found);
};
const patterns = Object.values(paths).map((path) => ({ path }));
const listTypes = {
  [paths.courses]: 'course',
  [paths.activities]: 'activity',
  [paths.ticketSales]: 'ticket',
} as const;

/** Fetches what the screens of a page fetch for a visitor, and gives the head of the page. */
async function headOf(address: string) {
  const { pathname, search } = new URL(address);
  const match = matchRoutes(patterns, pathname)?.at(-1);
  if (!match) throw new Error(`No screen has the path ${pathname}`);
  const { params, route } = match;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const visitor = { viewer: undefined, person: undefined } as const;
  await client.fetchQuery(allClubsQuery);
  const club = params.club === undefined ? undefined : await client.fetchQuery(clubQuery(params.club));
  for (const [pattern, type] of Object.entries(listTypes)) {
    if (!club || route.path !== pattern) continue;
    const list = { ...visitor, club: club.nid, type, filters: noFilters, rows: undefined, page: 1 };
    await client.fetchInfiniteQuery(coursePagesQuery(list));
  }
  if (club && route.path === paths.course)
    await client.fetchQuery(courseQuery({ club: club.nid, course: params.course ?? '', viewer: undefined }));
  if (club && route.path === paths.product)
    await client.fetchQuery(productQuery({ club: club.nid, product: params.product ?? '' }));
  if (club && (route.path === paths.webshop || route.path === paths.productCategory)) {
    await client.fetchQuery(productCategoriesQuery(club.nid));
    await client.fetchQuery(productsQuery({ club: club.nid, category: params.category }));
  }
  if (club && route.path === paths.forms) await client.fetchQuery(formsQuery(club.nid));
  const asked = { origin, pathname, search, pattern: route.path, params, client };
  const head = pageHead({ ...asked, title: 'Titel · Clubpoort', description: '', status: 200 });
  client.clear();
  return head;
}

type Head = Awaited<ReturnType<typeof headOf>>;

/** The heads of all pages of the sitemaps. To fetch them takes longer than the tests. */
const heads = new Map<string, Head>();
beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', `${origin}/api`);
  const files = await addressesAt(`${origin}/sitemap.xml`);
  for (const page of (await Promise.all(files.map(addressesAt))).flat()) heads.set(page, await headOf(page));
});

function propertyOf({ tags }: Head, name: string): string {
  return tags.flatMap((tag) => ('property' in tag && tag.property === name ? tag.content : []))[0] ?? '';
}

test('pageHead describes every page of the sitemaps of the demo as search engines want it', () => {
  expect(heads.size).toBeGreaterThan(50);
  const types = new Map<string, number>();
  for (const [page, head] of heads) {
    const canonical = head.tags.find(({ tag }) => tag === 'link');
    expect(canonical).toMatchObject({ rel: 'canonical', href: page });
    expect(structuredDataFaults(head.jsonLd), page).toEqual([]);
    expect(head.description.length, page).toBeGreaterThan(20);
    expect(head.description.length, page).toBeLessThanOrEqual(200);
    expect(headHtml(head), page).not.toMatch(/undefined|null|NaN|\[object/);
    for (const { '@type': type } of head.jsonLd) types.set(type, (types.get(type) ?? 0) + 1);
  }
  expect([...types.keys()].sort()).toEqual([
    'BreadcrumbList',
    'Course',
    'Event',
    'ItemList',
    'Organization',
    'Product',
    'WebSite',
  ]);
});

test('pageHead names a picture that the server sends in the size that it tells', async () => {
  const pictures = new Map([...heads.values()].map((head) => [propertyOf(head, 'og:image'), head]));
  const drawn = [...pictures].filter(([url]) => !url.endsWith('.png'));
  expect(drawn.length).toBeGreaterThan(3);
  // The server makes each picture for its first reader.
  for (const [url, head] of sampled(drawn, 4)) {
    const answer = await fetch(url);
    const type = answer.headers.get('content-type');
    expect([url, answer.status, type]).toEqual([url, 200, propertyOf(head, 'og:image:type')]);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    const told = ['og:image:width', 'og:image:height'].map((name) => propertyOf(head, name));
    expect([width, height].map(String)).toEqual(told);
  }
});
