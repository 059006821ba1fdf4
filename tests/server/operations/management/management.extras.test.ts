import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { courseSessions, courseTeachers, orderLines, registrations } from '#server/db/schema.ts';
import { loadExtras } from '#server/services/registration/taking/loadExtras.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { fullCart } from '../../support/orders/fullCart.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Hedendaags, with an extra; jazz for adults, with a trial; An, who ordered both; Zoë, a teacher. */
const [hedendaags, jazz, an, zoe] = [112, 111, 1, 9];
const extra = 'Kniebeschermers';

describe('extras and trial lessons that somebody ordered', () => {
  let server: TestServer;
  let manager: TestClient;
  let trial: { readonly nid: number; readonly at: number };
  beforeAll(async () => {
    server = await startTestServer();
    manager = await server.loggedIn('beheer@example.org');
    const parent = await server.loggedIn('ouder@example.org');
    const cart = await fullCart(parent, server.database.db);
    await parent.ask('place_order', cart, newKey());
    const [nid = 0] = cart.trials ?? [];
    const [session] = await db().select().from(courseSessions).where(eq(courseSessions.nid, nid));
    trial = { nid, at: (session?.startsAt.getTime() ?? 0) / 1000 };
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const list = (course: number) => manager.ask('get_managed_registrations', { club: arabesk, course });
  const rowOf = async (course: number) => (await list(course)).result.find(({ uid }) => uid === an);

  it('are in the list of the course with a count, and on the registration', async () => {
    const { result, overview } = await list(hedendaags);
    expect(overview.extras).toEqual([{ title: extra, count: 1 }]);
    const [row, ...others] = result.filter(({ extras }) => extras.length > 0);
    expect([row?.uid, row?.extras, others]).toEqual([an, [extra], []]);
    const what = { registration: row?.id ?? 0 };
    const read = await manager.ask('read_managed_registration', { club: arabesk, what });
    expect(read.result.extras).toEqual([extra]);
    expect((await rowOf(jazz))?.lessons).toEqual([trial.at]);
  });

  it('are in the spreadsheet', async () => {
    const { cookie } = await server.loggedIn('beheer@example.org');
    const { body } = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_registrations', payload: { club: arabesk } },
      cookies: { auth: cookie?.replace('auth=', '') ?? '' },
    });
    const rows = readCsv(body).filter((row) => row['Extra’s'] !== '' || row.Proeflessen !== '');
    expect(rows.map((row) => [row.Voornaam, row['Extra’s'], row.Proeflessen])).toEqual(
      expect.arrayContaining([
        ['An', extra, ''],
        ['An', '', `${formatDay(trial.at)} om ${formatTime(trial.at)}`],
      ]),
    );
  });

  it('are on the list on paper, and in the list of the teacher', async () => {
    const { people } = (await manager.ask('get_course_list', { club: arabesk, course: hedendaags })).result;
    expect(people.filter(({ extras }) => extras.length > 0)).toMatchObject([{ uid: an, extras: [extra] }]);
    await db().insert(courseTeachers).values({ courseNid: hedendaags, uid: zoe }).onConflictDoNothing();
    const isNext = and(
      eq(courseSessions.courseNid, hedendaags),
      gt(courseSessions.startsAt, server.clock.now()),
    );
    const [next] = await db().select().from(courseSessions).where(isNext);
    const teacher = await server.loggedIn('docent@example.org');
    const { participants } = (await teacher.ask('get_teacher_session', { session: next?.nid ?? 0 })).result;
    expect(participants.find(({ uid }) => uid === an)?.extras).toEqual([extra]);
  });

  it('are gone when a manager cancelled the extra, or the registration ended', async () => {
    const cancelled = { cancelledAt: server.clock.now() };
    await db().update(orderLines).set(cancelled).where(eq(orderLines.type, 'service'));
    expect((await list(hedendaags)).overview.extras).toEqual([]);
    await db().update(orderLines).set({ cancelledAt: null }).where(eq(orderLines.type, 'service'));
    await db()
      .update(registrations)
      .set({ status: 0 })
      .where(eq(registrations.id, (await rowOf(hedendaags))?.id ?? 0));
    const { result, overview } = await list(hedendaags);
    expect(overview.extras).toEqual([]);
    expect(result.flatMap(({ extras }) => extras)).toEqual([]);
  });

  it('stand beside the next ticket once the first of them is cancelled', async () => {
    const isFirst = eq(registrations.id, (await rowOf(hedendaags))?.id ?? 0);
    const [first] = await db().update(registrations).set({ status: 0 }).where(isFirst).returning();
    if (!first?.oid) throw new Error('An ordered nothing');
    const { id: _, ticketCode: _code, ...ticket } = first;
    const [next] = await db()
      .insert(registrations)
      .values({ ...ticket, isTicket: true, status: 1 })
      .returning();
    expect(await loadExtras(db(), { oids: [first.oid] })).toEqual([
      { registrationId: next?.id, uid: an, title: extra },
    ]);
  });
});
