import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubActions, courses, registrations, tariffs, users } from '#server/db/schema.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const jazz = 106;

describe('download_registrations', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const download = async (request: { club: number; course?: number }) => {
    const manager = await server.loggedIn('beheer@example.org');
    return server.app.inject({
      method: 'POST',
      url: '/api?q=download_registrations',
      payload: request,
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
  };

  it('sends one course as CSV for Excel, under its name, and notes who downloaded it', async () => {
    const [registered] = await db()
      .select({ uid: registrations.uid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .where(eq(tariffs.courseNid, jazz))
      .limit(1);
    await db()
      .update(users)
      .set({ fname: '=1+1' })
      .where(eq(users.uid, registered?.uid ?? 0));
    const { headers, body } = await download({ club: arabesk, course: jazz });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="inschrijvingen-jazz-tieners.csv"'),
      'cache-control': 'no-store',
    });
    expect(body.startsWith('\ufeffVoornaam;Achternaam;')).toBe(true);
    const rows = readCsv(body);
    const [course] = await db().select().from(courses).where(eq(courses.nid, jazz));
    expect(new Set(rows.map(({ Cursus }) => Cursus))).toEqual(new Set([course?.title]));
    expect(rows.map(({ Voornaam }) => Voornaam)).toContain("'=1+1");
    expect(await db().select().from(clubActions)).toMatchObject([
      {
        ...{ clubNid: arabesk, byUid: 10, action: 'download-registrations' },
        details: { what: course?.title },
      },
    ]);
  });

  it('sends everything of the club without a course', async () => {
    const { headers, body } = await download({ club: arabesk });
    expect(headers['content-disposition']).toContain('inschrijvingen-arabesk.csv');
    const rows = readCsv(body);
    expect(new Set(rows.map(({ Cursus }) => Cursus)).size).toBeGreaterThan(3);
    expect(rows.map(({ Status }) => Status)).toContain('Wachtlijst');
  });

  it('does not find a course of another club, and notes nothing', async () => {
    const before = await db().$count(clubActions);
    expect((await download({ club: arabesk, course: 402 })).statusCode).toBe(404);
    expect(await db().$count(clubActions)).toBe(before);
  });
});
