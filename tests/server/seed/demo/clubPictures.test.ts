import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('the drawings of the demo data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('have no scripts, letters or addresses', () => {
    const folder = fileURLToPath(new URL('../../../../demo/', import.meta.url));
    const files = globSync('pictures/**/*.svg', { cwd: folder });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      expect(readFileSync(`${folder}${file}`, 'utf8'), file).not.toMatch(
        /<script|<text|<image|href|\bon\w+=/i,
      );
  });

  it('show every club, every course with its own picture, a product and a teacher', async () => {
    const client = server.client();
    for (const { nid, url, cover } of (await client.ask('search_clubs', {})).result) {
      expect(cover, `club ${nid}`).toMatchObject({ width: 1600, height: 900 });
      const club = await client.ask('get_club_by_url', { url });
      expect(club.result.files.logo).toEqual([{ fid: nid }]);
      const offered = await client.ask('get_courses', { club: nid, type: 'course' });
      expect(offered.result.filter(({ image }) => !image).map(({ url }) => url)).toEqual([]);
    }
    const course = await client.ask('get_course', { club: 1, course: 'kleuterdans' });
    expect(course.result.teacherImages).toHaveProperty('Zoë D’Hondt');
    expect(course.result.bring).toContain('flesje water');
  });
});
