import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  attendances,
  clubMembers,
  courseSessions,
  mergeProposals,
  orders,
  passCards,
  passReservations,
  queueEntries,
  recordClaims,
  registrations,
  users,
} from '#server/db/schema.ts';
import { sweepRecordLinks } from '#server/services/personal-data/merging/recordLinks.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { codeIn as codeOfMail, readMails } from '../../support/mails/readMails.ts';
import { adultTariff, arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';
import { an, noor, startPeopleServer } from './startPeopleServer.ts';

/** Another club, and a full course of Arabesk. */
const [dolfijn, full] = [4, 1041];

describe('people', () => {
  let server: TestServer;
  let manager: TestClient;
  let parent: TestClient;
  beforeAll(async () => {
    ({ server, manager, parent } = await startPeopleServer());
    // A proposal about two others, and one of another club about An.
    const sent = { sentAt: server.clock.now(), expiresAt: new Date('2026-12-24T10:00:00Z') };
    await db()
      .insert(mergeProposals)
      .values([
        { ...sent, clubNid: arabesk, keptUid: 9, goneUid: 12, keptCodeHash: 'one', goneCodeHash: 'other' },
        { ...sent, clubNid: dolfijn, keptUid: an, goneUid: 12, goneCodeHash: 'elsewhere' },
      ]);
    await server.keep();
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
  /** A registration for the course that An is registered for. */
  const registered = (uid: number, status = 1) => ({
    ...{ uid, tariffNid: adultTariff, status, isTicket: false, registeredAt: server.clock.now() },
  });
  const listed = async (uid: number) => {
    const isTheirs = and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, uid));
    return (await db().select().from(clubMembers).where(isTheirs))[0];
  };
  const loadPerson = async (mail: string) => {
    const [person] = await db().select().from(users).where(eq(users.mail, mail));
    return person ?? expect.fail(`nobody has ${mail}`);
  };
  /** The people and codes of all proposals. */
  const proposals = async () =>
    (await db().select().from(mergeProposals).orderBy(asc(mergeProposals.id))).map(
      ({ keptUid, goneUid, keptCodeHash, goneCodeHash }) => [keptUid, goneUid, keptCodeHash, goneCodeHash],
    );
  const proposalsOfOthers = [
    [9, 12, 'one', 'other'],
    [an, 12, null, 'elsewhere'],
  ];
  const exists = (uid: number) => db().$count(users, eq(users.uid, uid));
  const rows = (born: string) => [
    { fname: 'Rik', lname: 'Nieuw', birthdate: '2016-04-05', mail: 'Ouder@example.org' },
    { fname: 'Noor', lname: 'Peeters', birthdate: born, mail: 'ouder@example.org' },
    { fname: 'Rik', lname: 'Nieuw', birthdate: '2016-04-05' },
    { fname: 'Wie', lname: 'Laat', birthdate: '2099-01-01' },
    { fname: 'Twee', lname: 'Adressen', mail: 'een@example.org; twee@example.org' },
  ];

  const bornNoor = async () =>
    (await manager.ask('get_club_person', { club: arabesk, member: noor })).result.birthdate;

  it('judges every row of an import before it adds anybody, and refuses all while a row is wrong', async () => {
    const asked = { club: arabesk, rows: rows(await bornNoor()), invites: true };
    const { result } = await manager.ask('import_people', { ...asked, preview: true }, newKey());
    expect(result.rows.map(({ state }) => state)).toEqual(['new', 'known', 'double', 'wrong', 'wrong']);
    expect(result.rows.at(-1)?.problem).toBe('Vul één e-mailadres in.');
    expect(result).toMatchObject({ added: 1, mails: 1 });
    expect((await manager.call('import_people', asked, newKey())).status).toBe(409);
    expect(await db().$count(users, eq(users.lname, 'Nieuw'))).toBe(0);
  });

  it('adds the people once, and their parent claims them by the mailed link', async () => {
    const withoutMail = { fname: 'Zita', lname: 'Zonder', birthdate: '2015-04-05' };
    const asked = {
      ...{ club: arabesk, invites: true },
      rows: [...rows(await bornNoor()).slice(0, 3), withoutMail],
    };
    const key = newKey();
    await manager.ask('import_people', asked, key);
    await manager.ask('import_people', asked, key);
    expect(await db().select().from(recordClaims)).toMatchObject([{ mail: 'ouder@example.org' }]);
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
    // Where the record has a role, the club knows who it is.
    await db().insert(clubMembers).values({ clubNid: 2, uid, role: 'teacher' });
    const client = server.client();
    const own = { fname: 'Els', lname: 'Nieuw', birthdate: '1986-04-05', password: 'vier paarse olifanten' };
    await client.ask('register_account', { ...own, mail });
    await server.settled();
    const [asked] = (await readMails(server.mailFolder)).filter(({ to }) => to?.[0]?.address === mail);
    await client.ask('confirm_mail', { code: codeOfMail(asked) });
    const codes = await codesFor(mail);
    expect(codes).toHaveLength(1);
    const [code = ''] = codes;
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

  it('keeps one of what both records have, the higher role and the later list, and leaves the rows of others', async () => {
    const [one, other, stranger] = [await add({}), await add({}), await add({})];
    const now = server.clock.now();
    const isOf = (uid: number, club = arabesk) =>
      and(eq(clubMembers.uid, uid), eq(clubMembers.clubNid, club));
    await db().insert(clubMembers).values({ clubNid: dolfijn, uid: one, role: 'member' });
    await db().update(clubMembers).set({ listedAt: now }).where(isOf(one));
    await db()
      .update(clubMembers)
      .set({ role: 'teacher', isBlocked: true, listedAt: new Date(0) })
      .where(isOf(other));
    await db()
      .insert(registrations)
      .values([registered(one), registered(other, -1)]);
    await db()
      .insert(queueEntries)
      .values(
        [
          { uid: one, tariffNid: full },
          { uid: other, tariffNid: adultTariff },
          { uid: stranger, tariffNid: adultTariff },
        ].map((entry) => ({ ...entry, queuedAt: now })),
      );
    const [card] = await db().select().from(passCards);
    const [first, second, third] = await db().select().from(courseSessions).limit(3);
    const reserved = { cardId: card?.id ?? 0, turns: 1, reservedAt: now };
    const at = (uid: number, session: typeof first, cancelledAt: Date | null = null) => ({
      ...{ ...reserved, uid, sessionNid: session?.nid ?? 0, cancelledAt },
    });
    await db()
      .insert(passReservations)
      .values([
        ...[at(one, first), at(other, first), at(other, first, now)],
        ...[at(one, second, now), at(other, second), at(other, third)],
      ]);
    const before = await db().$count(passReservations);
    await manager.ask('propose_merge', { club: arabesk, kept: one, gone: other });
    const members = await db().select().from(clubMembers).where(eq(clubMembers.uid, one));
    expect(members.toSorted((a, b) => a.clubNid - b.clubNid)).toMatchObject([
      { clubNid: arabesk, role: 'teacher', isBlocked: true, listedAt: now },
      { clubNid: dolfijn, role: 'member', isBlocked: false, listedAt: null },
    ]);
    expect(await listed(stranger)).toMatchObject({ role: 'member', isBlocked: false, listedAt: null });
    const statuses = await db().select().from(registrations).where(eq(registrations.uid, one));
    expect(statuses.map(({ status }) => status)).toEqual([1]);
    const waiting = await db().select().from(queueEntries).orderBy(asc(queueEntries.uid));
    expect(waiting.filter(({ uid }) => uid >= one).map(({ uid, tariffNid }) => [uid, tariffNid])).toEqual([
      [one, full],
      [stranger, adultTariff],
    ]);
    expect(await db().$count(passReservations, eq(passReservations.uid, one))).toBe(5);
    expect(await db().$count(passReservations)).toBe(before - 1);
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
    expect(await proposals()).toEqual(proposalsOfOthers);
  });

  it('drops a proposal that one of them refuses', async () => {
    const double = await add({ mail: 'an.oud@example.org', passwordHash: 'x' });
    await manager.ask('propose_merge', { club: arabesk, kept: an, gone: double });
    await parent.ask('answer_record_link', { code: await codeIn('ouder@example.org'), accept: false });
    expect(await proposals()).toEqual(proposalsOfOthers);
    expect(await exists(double)).toBe(1);
  });

  it('ends an earlier proposal about one of the two by a new one, and no other', async () => {
    const double = await add({ mail: 'an.oud@example.org', passwordHash: 'x' });
    const asked = { club: arabesk, kept: an, gone: double };
    await manager.ask('propose_merge', asked);
    const ofEarlier = await codeIn('ouder@example.org');
    await manager.ask('propose_merge', asked);
    const ended = await parent.call('answer_record_link', { code: ofEarlier, accept: true });
    expect(ended.body).toMatchObject({ code: 'code-used' });
    expect((await proposals()).slice(0, -1)).toEqual(proposalsOfOthers);
    expect((await proposals()).at(-1)).toMatchObject([an, double, expect.any(String), expect.any(String)]);
  });

  it('ends a proposal at its last second, and the sweep deletes it then with no other', async () => {
    const double = await add({ mail: 'an.oud@example.org', passwordHash: 'x' });
    await manager.ask('propose_merge', { club: arabesk, kept: an, gone: double });
    const code = await codeIn('ouder@example.org');
    const expiresAt = server.clock.now();
    await db().update(mergeProposals).set({ expiresAt }).where(eq(mergeProposals.goneUid, double));
    const ended = await parent.call('answer_record_link', { code, accept: true });
    expect(ended.body).toMatchObject({ code: 'code-used' });
    await sweepRecordLinks(db(), expiresAt);
    expect(await proposals()).toEqual(proposalsOfOthers);
  });

  it('refuses to merge where both came to take part in one course after the proposal', async () => {
    const double = await add({ mail: 'an.oud@example.org' });
    await manager.ask('propose_merge', { club: arabesk, kept: an, gone: double });
    const code = await codeIn('ouder@example.org');
    await db().insert(registrations).values(registered(double));
    expect((await parent.call('answer_record_link', { code, accept: true })).status).toBe(409);
    expect(await exists(double)).toBe(1);
  });

  it.each<[string, (uid: number) => Promise<unknown>, object]>([
    [
      'to a link that has ended',
      () => db().update(recordClaims).set({ expiresAt: server.clock.now() }),
      { code: 'code-used' },
    ],
    [
      'to somebody who has a login now',
      (uid) =>
        db().update(users).set({ passwordHash: 'x', mail: 'an.oud@example.org' }).where(eq(users.uid, uid)),
      { code: 'code-used' },
    ],
    [
      'to somebody of another family now',
      (uid) => db().update(users).set({ parentUid: 9 }).where(eq(users.uid, uid)),
      { code: 'code-used' },
    ],
    [
      'to a record of An herself that takes part in a course of hers',
      (uid) => db().insert(registrations).values(registered(uid)),
      { errors: [expect.stringContaining('Annuleer eerst één van de twee')] },
    ],
  ])('refuses a claim %s', async (_, change, refusal) => {
    const mail = 'ouder@example.org';
    const uid = await add({ mail });
    await manager.ask('change_club_person', { club: arabesk, member: uid, change: { kind: 'invite' } });
    const code = await codeIn(mail);
    await change(uid);
    const { body } = await parent.call('answer_record_link', { code, accept: true });
    expect(body).toMatchObject(refusal);
    expect(await exists(uid)).toBe(1);
  });

  it('refuses two records that take part in one course, and the account on the wrong side', async () => {
    const double = await add({});
    await db().insert(registrations).values(registered(double));
    const clash = await manager.ask('propose_merge', {
      club: arabesk,
      kept: an,
      gone: double,
      preview: true,
    });
    expect(clash.result.clashes).toEqual([expect.stringContaining('Annuleer eerst één van de twee')]);
    expect((await manager.call('propose_merge', { club: arabesk, kept: double, gone: an })).status).toBe(409);
    expect((await manager.call('propose_merge', { club: arabesk, kept: an, gone: noor })).status).toBe(409);
    expect((await manager.call('propose_merge', { club: arabesk, kept: an, gone: an })).status).toBe(409);
    expect(await exists(an)).toBe(1);
  });
});
