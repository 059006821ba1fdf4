import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawings } from '#server/seed/demo/offer/drawings.ts';
import { startTestServer, type TestServer } from '#tests/server/support/testServer.ts';

const fileOf = (file: string) =>
  new URL(`../../../../../server/seed/demo/pictures/${file}.svg`, import.meta.url);

describe('the drawings of the demo data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('have a file without scripts, letters or addresses, and an alternative text', () => {
    for (const { file, alt } of drawings) {
      expect(existsSync(fileOf(file)), file).toBe(true);
      expect(readFileSync(fileOf(file), 'utf8'), file).not.toMatch(/<script|<text|<image|href|\bon\w+=/i);
      expect(alt, file).not.toBe('');
    }
  });

  it('show every club, every course with its own picture, a product and a teacher', async () => {
    const client = server.client();
    for (const { nid, cover } of (await client.ask('search_clubs', {})).result) {
      expect(cover, `club ${nid}`).toMatchObject({ width: 1600, height: 900 });
      const offered = await client.ask('get_courses', { club: nid, type: 'course' });
      expect(offered.result.filter(({ image }) => !image).map(({ url }) => url)).toEqual([]);
    }
    const course = await client.ask('get_course', { club: 1, course: 'kleuterdans' });
    expect(course.result.teacherImages).toHaveProperty('Zoë D’Hondt');
    expect(course.result.bring).toContain('flesje water');
  });
});
