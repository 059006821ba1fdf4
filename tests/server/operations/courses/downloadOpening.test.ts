import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses, tariffs } from '#server/db/schema.ts';
import { agendaTimes } from '../../support/files/agendaTimes.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const opens = new Date('2027-06-01T20:00:00+02:00');

describe('download_opening', () => {
  let server: TestServer;
  let visitor: TestClient;
  let nids: readonly number[];
  beforeAll(async () => {
    server = await startTestServer();
    visitor = server.client();
    const found = await server.database.db
      .select({ nid: tariffs.nid })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(eq(courses.url, 'jazz-tieners'));
    nids = found.map(({ nid }) => nid);
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const open = async (nid: number | undefined, opensAt: Date) => {
    await server.database.db
      .update(tariffs)
      .set({ opensAt })
      .where(eq(tariffs.nid, nid ?? 0));
  };
  const download = (url = 'jazz-tieners') =>
    server.app.inject({
      method: 'POST',
      url: '/api?q=download_opening',
      payload: { club: arabesk, course: url },
    });
  const course = async () =>
    (await visitor.ask('get_course', { club: arabesk, course: 'jazz-tieners' })).result;

  it('is the moment at which all tariffs open, for a visitor too, with a warning before it', async () => {
    for (const nid of nids) await open(nid, opens);
    expect((await course()).tariffs.map((tariff) => tariff.opens)).toEqual(
      nids.map(() => opens.getTime() / 1000),
    );
    const { statusCode, headers, body } = await download();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('filename="inschrijven-jazz-tieners.ics"');
    expect(agendaTimes(body, 'DTSTART')).toEqual([opens.getTime() / 1000]);
    expect(body).toMatch(/\r\nSUMMARY:Inschrijven voor Jazz 12-15 jaar\r\n/);
    expect(body).toContain('BEGIN:VALARM');
    expect(body).toMatch(/\r\nURL[^\r]*:http:\/\/localhost(:\d+)?\/arabesk\/jazz-tieners\r\n/);
  });

  it('names the tariffs that open at a moment of their own', async () => {
    const { result } = await visitor.ask('get_courses', { club: arabesk });
    const several = result.find((one) => one.tariffs.length > 1) ?? expect.fail('No course has two tariffs');
    await open(several.tariffs[0]?.nid, opens);
    const { body } = await download(several.url);
    expect(agendaTimes(body, 'DTSTART')).toHaveLength(1);
    expect(body.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:Inschrijven voor ${several.title} (${several.tariffs[0]?.title})`,
    );
  });

  it('is refused where people can register already, or never again', async () => {
    expect((await course()).tariffs.some((tariff) => 'opens' in tariff)).toBe(false);
    expect((await download()).statusCode).toBe(409);
    for (const nid of nids) await open(nid, new Date('2035-01-01T20:00:00+01:00'));
    server.clock.advance({ seconds: 2 * 365 * 24 * 60 * 60 });
    expect((await download()).statusCode).toBe(409);
  });
});
