import { afterAll, beforeAll, expect, it } from 'vitest';
import { clubs, courses } from '#server/db/schema.ts';
import { reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the demo data has no club whose url is a path of the portal', async () => {
  const urls = await server.database.db.select({ url: clubs.url }).from(clubs);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter(({ url }) => reservedClubUrls.has(url))).toEqual([]);
});

it('the demo data has no course whose url is a path of its club', async () => {
  const urls = await server.database.db.select({ url: courses.url }).from(courses);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter(({ url }) => reservedCourseUrls.has(url))).toEqual([]);
});
