import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  attendances,
  clubMembers,
  mergeProposals,
  orders,
  recordClaims,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { codeIn as codeOfMail, readMails } from '../../support/mails/readMails.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';
import { an, noor, startPeopleServer } from './startPeopleServer.ts';

describe('people', () => {
  let server: TestServer;
  let manager: TestClient;
  let parent: TestClient;
  beforeAll(async () => {
    ({ server, manager, parent } = await startPeopleServer());
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const codeIn = async (mail: string) => {
    await server.settled();
    const mails = await readMails(server.mailFolder);
    const text = mails.findLast(({ to }) => to?.[0]?.address === mail)?.text ?? '';
    return new URL(/https?:\S+/.exec(text)?.[0] ?? 'none:').searchParams.get('dossier') ?? '';
  };
  /** Every code that was mailed to an address. Mails of one moment come in any order. */
  const codesFor = async (mail: string) => {
    await server.settled();
    const mails = (await readMails(server.mailFolder)).filter(({ to }) => to?.[0]?.address === mail);
    return mails.flatMap(({ text = '' }) => /dossier=([\w-]+)/.exec(text)?.[1] ?? []);
  };
  const add = async (given: Partial<typeof users.$inferInsert>) => {
    const [made] = await db()
      .insert(users)
      .values({ fname: 'An', lname: 'Peeters', color: '#000000', ...given })
      .returning();
    const uid = made?.uid ?? 0;
    await db().insert(clubMembers).values({ clubNid: arabesk, uid, role: 'member' });
    return uid;
  };
  const listed = async (uid: number) => {
    const isTheirs = and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, uid));
    return (await db().select().from(clubMembers).where(isTheirs))[0];
  };
  const loadPerson = async (mail: string) => {
    const [person] = await db().select().from(users).where(eq(users.mail, mail));
    return person ?? expect.fail(`nobody has ${mail}`);
  };
  const exists = (uid: number) => db().$count(users, eq(users.uid, uid));
  const rows = (born: string) => [
    { fname: 'Rik', lname: 'Nieuw', birthdate: '2016-04-05', mail: 'Ouder@example.org' },
    { fname: 'Noor', lname: 'Peeters', birthdate: born, mail: 'ouder@example.org' },
    { fname: 'Rik', lname: 'Nieuw', birthdate: '2016-04-05' },
    { fname: 'Wie', lname: 'Laat', birthdate: '2099-01-01' },
  ];

  const bornNoor = async () =>
    (await manager.ask('get_club_person', { club: arabesk, member: noor })).result.birthdate;

  it('judges every row of an import before it adds anybody, and refuses all while a row is wrong', async () => {
    const asked = { club: arabesk, rows: rows(await bornNoor()), invites: true };
    const { result } = await manager.ask('import_people', { ...asked, preview: true }, newKey());
    expect(result.rows.map(({ state }) => state)).toEqual(['new', 'known', 'double', 'wrong']);
    expect(result).toMatchObject({ added: 1, mails: 1 });
    expect((await manager.call('import_people', asked, newKey())).status).toBe(409);
    expect(await db().$count(users, eq(users.lname, 'Nieuw'))).toBe(0);
  });

  it('adds the people once, and their parent claims them by the mailed link', async () => {
    const asked = { club: arabesk, rows: rows(await bornNoor()).slice(0, 3), invites: true };
    const key = newKey();
    await manager.ask('import_people', asked, key);
    await manager.ask('import_people', asked, key);
    const code = await codeIn('ouder@example.org');
    expect((await parent.ask('get_record_link', { code })).result).toMatchObject({
      ...{ kind: 'claim', mail: 'ouder@example.org', people: [{ name: 'Rik Nieuw' }] },
    });
    await parent.ask('answer_record_link', { code, accept: true });
    expect(await db().select().from(users).where(eq(users.lname, 'Nieuw'))).toMatchObject([
      { fname: 'Rik', parentUid: an, mail: null },
    ]);
    const again = await parent.call('answer_record_link', { code, accept: true });
    expect(again.body).toMatchObject({ code: 'code-used' });
    expect(await db().$count(recordClaims)).toBe(0);
  });

  it('mails the link again when a manager asks so, and when an account confirms the address of the record', async () => {
    const mail = 'nieuw@example.org';
    const uid = await add({ fname: 'Wout', lname: 'Nieuw', mail, birthdate: '2016-04-05' });
    const client = server.client();
    const own = { fname: 'Els', lname: 'Nieuw', birthdate: '1986-04-05', password: 'vier paarse olifanten' };
    await client.ask('register_account', { ...own, mail });
    await server.settled();
    const [asked] = (await readMails(server.mailFolder)).filter(({ to }) => to?.[0]?.address === mail);
    await client.ask('confirm_mail', { code: codeOfMail(asked) });
    const [code = ''] = await codesFor(mail);
    expect((await client.ask('get_record_link', { code })).result.people).toMatchObject([
      { name: 'Wout Nieuw' },
    ]);
    const invite = { club: arabesk, member: uid, change: { kind: 'invite' } } as const;
    await manager.ask('change_club_person', invite);
    const later = (await codesFor(mail)).find((one) => one !== code) ?? '';
    await client.ask('answer_record_link', { code: later, accept: true });
    expect((await client.call('get_record_link', { code })).body).toMatchObject({ code: 'code-used' });
    expect((await manager.call('change_club_person', invite)).status).toBe(409);
    expect((await manager.call('change_club_person', { ...invite, member: an })).status).toBe(409);
  });

  it('merges a claimed record of somebody in the household into that person', async () => {
    await manager.ask(
      'import_people',
      {
        club: arabesk,
        rows: [{ fname: 'Noor', lname: 'Peeters', mail: 'ouder@example.org' }],
        invites: true,
      },
      newKey(),
    );
    await parent.ask('answer_record_link', { code: await codeIn('ouder@example.org'), accept: true });
    const found = await db()
      .select()
      .from(users)
      .where(and(eq(users.fname, 'Noor'), eq(users.lname, 'Peeters')));
    expect(found.map(({ uid }) => uid)).toEqual([noor]);
    expect((await listed(noor))?.listedAt).toEqual(server.clock.now());
  });

  it('puts people whom the club knew on its list of members, with the role that they have', async () => {
    const karim = await loadPerson('beheer@example.org');
    const rows = [karim, await loadPerson('docent@example.org')].map(({ fname, lname, birthdate }) => ({
      ...{ fname, lname, birthdate: birthdate ?? '' },
    }));
    const { result } = await manager.ask('import_people', { club: arabesk, rows, invites: false }, newKey());
    expect(result).toMatchObject({ rows: [{ state: 'known' }, { state: 'known' }], added: 0 });
    expect(await listed(karim.uid)).toMatchObject({ role: 'admin', listedAt: server.clock.now() });
    expect((await listed(an))?.listedAt).toBeNull();
  });

  it('moves registrations, orders and attendance of a record that nobody logs in to, at once', async () => {
    const one = await add({ fname: 'Oma', lname: 'Vos' });
    const other = await add({ fname: 'Oma', lname: 'Vos', phone: '+32 470000000' });
    const [made] = await db()
      .insert(orders)
      .values({
        ...{ clubNid: arabesk, uid: other, placedBy: other, placedAt: new Date(), payment: 'paid' },
        ...{ payNowCents: 100, payLaterCents: 0, totalCents: 100 },
      })
      .returning();
    await db()
      .insert(registrations)
      .values({
        uid: other,
        tariffNid: 1121,
        oid: made?.oid ?? 0,
        status: 1,
        isTicket: false,
        registeredAt: new Date(),
      });
    const [sheet] = await db().select().from(attendances);
    if (!sheet) throw new Error('No attendance in the demo data');
    await db()
      .insert(attendances)
      .values([one, other].map((uid) => ({ sessionNid: sheet.sessionNid, uid, state: 'present' as const })));
    const asked = { club: arabesk, kept: one, gone: other };
    expect((await manager.ask('propose_merge', { ...asked, preview: true })).result).toMatchObject({
      ...{ clashes: [], asks: [], done: false, moves: ['1 inschrijving', '1 bestelling'] },
    });
    expect((await manager.ask('propose_merge', asked)).result.done).toBe(true);
    expect(await exists(other)).toBe(0);
    expect(await db().$count(registrations, eq(registrations.uid, one))).toBe(1);
    expect(await db().$count(orders, and(eq(orders.uid, one), eq(orders.placedBy, one)))).toBe(1);
    expect(await db().$count(attendances, eq(attendances.uid, one))).toBe(1);
    expect(await db().select().from(users).where(eq(users.uid, one))).toMatchObject([
      { phone: '+32 470000000' },
    ]);
  });

  it('asks both accounts, and merges only once both agreed', async () => {
    const double = await add({ mail: 'an.oud@example.org', passwordHash: 'x', birthdate: '1985-11-11' });
    const asked = { club: arabesk, kept: an, gone: double };
    const { result } = await manager.ask('propose_merge', asked);
    expect(result).toMatchObject({ asks: ['ouder@example.org', 'an.oud@example.org'], done: false });
    const ofKept = await codeIn('ouder@example.org');
    const ofGone = await codeIn('an.oud@example.org');
    expect((await parent.call('answer_record_link', { code: ofGone, accept: true })).status).toBe(403);
    await parent.ask('answer_record_link', { code: ofKept, accept: true });
    expect(await exists(double)).toBe(1);
    const old = server.client();
    const session = { uid: double };
    old.cookie = `auth=${await openSession({ db: db(), clock: server.clock }, session)}`;
    await old.ask('answer_record_link', { code: ofGone, accept: true });
    expect(await exists(double)).toBe(0);
    expect(await db().$count(mergeProposals)).toBe(0);
  });

  it('drops a proposal that one of them refuses', async () => {
    const double = await add({ mail: 'an.oud@example.org', passwordHash: 'x' });
    await manager.ask('propose_merge', { club: arabesk, kept: an, gone: double });
    await parent.ask('answer_record_link', { code: await codeIn('ouder@example.org'), accept: false });
    expect(await db().$count(mergeProposals)).toBe(0);
    expect(await exists(double)).toBe(1);
  });

  it('refuses two records that take part in one course, and the account on the wrong side', async () => {
    const double = await add({});
    await db()
      .insert(registrations)
      .values({ uid: double, tariffNid: 1121, status: 1, isTicket: false, registeredAt: new Date() });
    const clash = await manager.ask('propose_merge', {
      club: arabesk,
      kept: an,
      gone: double,
      preview: true,
    });
    expect(clash.result.clashes).toEqual([expect.stringContaining('Annuleer eerst één van de twee')]);
    expect((await manager.call('propose_merge', { club: arabesk, kept: double, gone: an })).status).toBe(409);
    expect((await manager.call('propose_merge', { club: arabesk, kept: an, gone: noor })).status).toBe(409);
  });

  it('lists names and dates for a manager and for the teacher of the course alone', async () => {
    const { result } = await manager.ask('get_course_list', { club: arabesk, course: 112 });
    expect(result.people.map(({ name }) => name)).toContain('An Peeters');
    expect(result.sessions.length).toBeGreaterThan(0);
    const teacher = await server.loggedIn('docent@example.org');
    const [course] = (await teacher.ask('get_teacher_courses', {})).result;
    const session = course?.sessions[0]?.nid ?? 0;
    expect((await teacher.ask('get_teacher_list', { session })).result.title).toBe(course?.title);
    expect((await parent.call('get_teacher_list', { session })).status).toBe(403);
  });

  it('gives the number of a record without an account on paper and on the screen of the teacher', async () => {
    const teacher = await server.loggedIn('docent@example.org');
    const [course] = (await teacher.ask('get_teacher_courses', {})).result;
    const session = course?.sessions[0]?.nid ?? 0;
    const uid = await add({ fname: 'Finn', lname: 'Wouters', phone: '+32 474001122' });
    const [tariff] = await db()
      .select()
      .from(tariffs)
      .where(eq(tariffs.courseNid, course?.nid ?? 0));
    await db()
      .insert(registrations)
      .values({ uid, tariffNid: tariff?.nid ?? 0, status: 1, isTicket: false, registeredAt: new Date(0) });
    const { people } = (await teacher.ask('get_teacher_list', { session })).result;
    const { participants } = (await teacher.ask('get_teacher_session', { session })).result;
    const finn = { uid, phone: '+32 474001122' };
    expect([people, participants].map((list) => list.find((one) => one.uid === uid))).toMatchObject([
      finn,
      finn,
    ]);
  });

  it('counts who changed group at the new one alone, and as stopped nowhere', async () => {
    const numbers = async () => {
      const { courses } = (await manager.ask('get_season_numbers', { club: arabesk })).result;
      return new Map(courses.map(({ nid, enrolled, stopped }) => [nid, { enrolled, stopped }]));
    };
    const [row] = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.uid, an), eq(registrations.tariffNid, 1121)));
    const before = await numbers();
    const move = { club: arabesk, registration: row?.id ?? 0, tariff: 1111, difference: -30 };
    await manager.ask('move_registration', move, newKey());
    const after = await numbers();
    const shift = (nid: number, by: number) => {
      const { enrolled = 0, stopped = 0 } = before.get(nid) ?? {};
      return { enrolled: enrolled + by, stopped };
    };
    expect([after.get(112), after.get(111)]).toEqual([shift(112, -1), shift(111, 1)]);
  });

  it('counts a season per course, with what is paid and open', async () => {
    const { result } = await manager.ask('get_season_numbers', { club: arabesk });
    const course = result.courses.find(({ nid }) => nid === 112);
    expect(course).toMatchObject({ charged: expect.any(Number), stopped: expect.any(Number) });
    expect((course?.paid ?? 0) + (course?.open ?? 0) + (course?.credited ?? 0)).toBe(course?.charged);
    expect(course?.open).toBeGreaterThanOrEqual(225);
    const isOf = inArray(registrations.tariffNid, [1121]);
    expect(course?.enrolled).toBe(await db().$count(registrations, and(isOf, eq(registrations.status, 1))));
  });
});
