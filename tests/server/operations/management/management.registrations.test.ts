import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answers,
  clubActions,
  courseStops,
  orders,
  questionFiles,
  questions,
  queueEntries,
  registrations,
  reservations,
  stands,
  submissions,
  tariffs,
  tickets,
  users,
} from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { loadFileNames } from '#server/services/management/spreadsheets/answerTable.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const [karim, an, noor, els] = [10, 1, 2, 12];
/** Jazz for adults, its tariff, and a question about health that these tests add. */
const [course, tariffNid, healthQid] = [112, 1121, 990_001];

describe('the registrations of a course for its managers', () => {
  let server: TestServer;
  let manager: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    manager = await server.loggedIn('beheer@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const list = async (more: object = {}) =>
    manager.ask('get_managed_registrations', { club: arabesk, course, ...more });
  const read = async (what: { registration: number } | { waiting: number }) =>
    (await manager.ask('read_managed_registration', { club: arabesk, what })).result;
  const register = async (uid: number, status = 1) => {
    const registeredAt = server.clock.now();
    await db()
      .insert(registrations)
      .values({ uid, tariffNid, status, isTicket: false, registeredAt })
      .onConflictDoUpdate({
        target: [registrations.tariffNid, registrations.uid],
        targetWhere: sql`not ${registrations.isTicket}`,
        set: { status },
      });
    const [found] = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.uid, uid), eq(registrations.tariffNid, tariffNid)));
    return found?.id ?? 0;
  };
  const answer = async (
    uid: number,
    value: unknown,
    marks: { isSensitive: boolean; isConsent?: boolean } = { isSensitive: true },
  ) => {
    const asked = { qid: healthQid, clubNid: arabesk, courseNid: course, section: 'Gezondheid', position: 1 };
    await db()
      .insert(questions)
      .values({ ...asked, type: 'text', question: 'Heb je een allergie?', required: false, ...marks })
      .onConflictDoNothing();
    const at = server.clock.now();
    const [sent] = await db()
      .insert(submissions)
      .values({ clubNid: arabesk, uid, submittedBy: uid, tariffs: [tariffNid], privacyAcceptedAt: at })
      .returning();
    const given = { uid, qid: healthQid, nid: course, value, wording: 'Heb je een allergie?' };
    await db()
      .insert(answers)
      .values({ ...given, submissionId: sent?.id ?? 0, answeredAt: at });
  };
  const actions = () => db().select().from(clubActions);

  it('get_managed_registrations lists who is registered by name, who waits in order, and who stopped', async () => {
    await register(els);
    await register(noor, 0);
    const stop = { stopsOn: '2027-01-05', reason: 'De zaal is dicht', stoppedAt: server.clock.now() };
    await db()
      .insert(courseStops)
      .values({ ...stop, courseNid: 111 });
    const waiting = await db()
      .insert(queueEntries)
      .values([
        { uid: 6, tariffNid, queuedAt: server.clock.now() },
        { uid: 7, tariffNid, queuedAt: server.clock.now() },
      ])
      .returning();
    const { result, count, overview } = await list();
    expect(result.map(({ state }) => state)).toEqual([
      ...result.flatMap(({ state }) => (state === 'registered' ? [state] : [])),
      ...['waiting', 'waiting'],
      ...result.flatMap(({ state }) => (state === 'cancelled' ? [state] : [])),
    ]);
    expect(result.filter(({ kind }) => kind === 'waiting')).toMatchObject([
      { id: waiting[0]?.id, position: 1 },
      { id: waiting[1]?.id, position: 2 },
    ]);
    const names = result.flatMap(({ state, name }) => (state === 'registered' ? [name] : []));
    expect(names).toEqual(names.toSorted(new Intl.Collator('nl').compare));
    expect(result).toContainEqual(expect.objectContaining({ name: 'Noor Peeters', state: 'cancelled' }));
    expect(count).toBe(result.length);
    expect(overview).toMatchObject({ course: { nid: course }, waiting: 2 });
    // Another course stops.
    expect(overview).not.toHaveProperty('stopped');
    const { result: second } = await list({ offset: 1, limit: 1 });
    expect(second).toEqual([result[1]]);
  });

  it('get_managed_registrations tells of each taken place who or what takes it, and who has an offer', async () => {
    const before = (await list()).overview;
    await register(els);
    const at = server.clock.now();
    const later = new Date(at.getTime() + 60_000);
    await db()
      .insert(queueEntries)
      .values([6, 7, noor].map((uid) => ({ uid, tariffNid, queuedAt: at })));
    const kept = { ref: tariffNid, clubNid: arabesk, heldAt: at, expiresAt: later };
    await db()
      .insert(reservations)
      .values([
        { ...kept, kind: 'offer', uid: 6, heldBy: 6 },
        { ...kept, kind: 'place', uid: noor, heldBy: 1, qty: 2 },
        { ...kept, kind: 'place', uid: 7, heldBy: 7, expiresAt: at },
        { ...kept, kind: 'offer', uid: 7, heldBy: 7, expiresAt: at },
        { ...kept, kind: 'partner', uid: els, heldBy: els },
      ]);
    await db()
      .update(tariffs)
      .set({ sold: sql`${tariffs.sold} + 1` })
      .where(eq(tariffs.nid, tariffNid));
    const { overview, result } = await list();
    expect(overview.takenBy).toEqual({
      ...before.takenBy,
      ...{ registered: before.takenBy.registered + 1, offered: 1, carts: 2, partners: 1 },
    });
    expect(overview.taken).toBe(before.taken + 5);
    expect(overview.takenBy.registered).toBe(overview.registered - overview.trials);
    expect(result.find(({ uid, state }) => uid === 6 && state === 'waiting')).toMatchObject({
      offered: Math.floor(later.getTime() / 1000),
    });
    expect(result.filter(({ offered }) => offered !== null)).toHaveLength(1);
  });

  it('get_managed_registrations finds a child by the name, the mail address and the phone number of the parent too, and forgives a typo', async () => {
    await register(noor);
    for (const search of [
      'noor',
      'An Peeters',
      'Petters',
      'ouder@example',
      '0470123456',
      '0470 12 34 56',
      '+32470123456',
    ])
      expect((await list({ search })).result.map(({ name }) => name)).toContain('Noor Peeters');
    expect((await list({ search: 'Janssens' })).result.map(({ name }) => name)).not.toContain('Noor Peeters');
  });

  it('a parent beside the holder of a family is reached directly, and not found by the holder', async () => {
    const id = await register(els);
    await db()
      .update(users)
      .set({ parentUid: an, coParentSince: server.clock.now() })
      .where(eq(users.uid, els));
    const found = (await list({ search: 'ouder@example.org' })).result.map(({ uid }) => uid);
    expect(found).not.toContain(els);
    expect((await read({ registration: id })).holder).toBeNull();
  });

  it('get_managed_registrations tells what is paid and what is not', async () => {
    await register(els);
    await insertUnpaidOrder(
      { db: db(), clock: server.clock },
      { uid: els, clubNid: arabesk, tariffNid, placedDaysAgo: 20 },
    );
    const unpaid = await list({ paid: false });
    expect(unpaid.result).toMatchObject([{ uid: els, payment: 'overdue', open: expect.any(Number) }]);
    expect(unpaid.overview.unpaid).toBe(1);
    expect((await list({ paid: true })).result.map(({ uid }) => uid)).not.toContain(els);
    await db()
      .update(orders)
      .set({ payment: 'paid' })
      .where(eq(orders.oid, unpaid.result[0]?.order ?? 0));
    expect((await list({ paid: false })).result).toEqual([]);
  });

  it('get_managed_registrations tells that an answer about health matters, but not which', async () => {
    await register(els);
    await register(noor);
    await answer(els, 'Noten');
    await answer(noor, 'nee');
    const body = await list({ alerts: true });
    expect(body.result).toMatchObject([{ uid: els, alert: true }]);
    expect(body.overview.alerts).toBe(1);
    expect(JSON.stringify(body)).not.toContain('Noten');
    expect(await actions()).toEqual([]);
  });

  it('read_managed_registration shows the answers and their files, and notes who read about health', async () => {
    const id = await register(els);
    await answer(els, 'Noten');
    // The answer names the file of somebody else and one of another club too, of which nothing is shown.
    const [path = '', theirs = '', elsewhere = ''] = [7, 8, 9].map(
      (digit) => `answers/${String(digit).repeat(40)}.pdf`,
    );
    const asked = {
      clubNid: arabesk,
      courseNid: course,
      section: 'Gezondheid',
      position: 2,
      required: false,
    };
    await db()
      .insert(questions)
      .values({ ...asked, qid: 990_002, type: 'file', question: 'Attest' });
    const [sent] = await db().select().from(submissions).where(eq(submissions.uid, els));
    const at = server.clock.now();
    await db()
      .insert(answers)
      .values({
        ...{ uid: els, qid: 990_002, nid: course, value: path + theirs + elsewhere, wording: 'Attest' },
        answeredAt: at,
        submissionId: sent?.id ?? 0,
      });
    const file = {
      ...{ qid: 990_002, nid: course, submission: 'x', name: 'attest.pdf' },
      ...{ mediaType: 'application/pdf', bytes: 10, storedAt: at },
    };
    await db()
      .insert(questionFiles)
      .values([
        { ...file, path: theirs, uid: noor, clubNid: arabesk, digest: 'y' },
        { ...file, path: elsewhere, uid: els, clubNid: 4, digest: 'z' },
        { ...file, path, uid: els, clubNid: arabesk, digest: 'x' },
      ]);
    expect([...(await loadFileNames(db(), arabesk, [els]))]).toEqual([[path, 'attest.pdf']]);
    const result = await read({ registration: id });
    expect(result).toMatchObject({ uid: els, kind: 'registration', alert: true, holder: null });
    expect(result.answers).toEqual(
      expect.arrayContaining([
        { question: 'Heb je een allergie?', answer: 'Noten', alert: true, files: [], changed: null },
        {
          question: 'Attest',
          answer: '',
          alert: false,
          files: [{ name: 'attest.pdf', path }],
          changed: null,
        },
      ]),
    );
    expect(await actions()).toMatchObject([
      { clubNid: arabesk, byUid: karim, action: 'read-health', registrationId: id },
    ]);
    expect(JSON.stringify(await actions())).not.toContain('Noten');
  });

  it('read_managed_registration shows the answers to its course and its club alone, and no national number', async () => {
    const id = await register(els);
    const at = server.clock.now();
    const [sent] = await db()
      .insert(submissions)
      .values({ clubNid: arabesk, uid: els, tariffs: [tariffNid], privacyAcceptedAt: at })
      .returning();
    const of = { uid: els, submissionId: sent?.id ?? 0, wording: '', answeredAt: at };
    await db()
      .insert(answers)
      .values([
        { ...of, qid: 1010, nid: 0, value: 'Joris' },
        { ...of, qid: 1033, nid: course, value: 'Om te bewegen' },
        // Nothing was filled in.
        { ...of, qid: 1011, nid: 0, value: '' },
      ]);
    const others: readonly (readonly [qid: number, nid: number])[] = [
      // The national number, another club, a form, and another course.
      ...([
        [1025, 0],
        [4006, 0],
        [1106, 0],
        [1032, 111],
      ] as const),
      // Questions of a course and of the club whose answer is for something else.
      ...([
        [1032, course],
        [1033, 0],
        [1033, 111],
        [1020, course],
      ] as const),
    ];
    const changedAt = at;
    await db()
      .insert(answers)
      .values(others.map(([qid, nid]) => ({ ...of, qid, nid, value: `Fout ${qid} ${nid}`, changedAt })));
    await db().update(answers).set({ changedAt: null }).where(eq(answers.qid, 1025));
    const { answers: shown, changed } = await read({ registration: id });
    expect(shown.map(({ answer: text }) => text)).toEqual(['Joris', 'Om te bewegen']);
    expect(changed).toBeNull();
  });

  it('read_managed_registration notes nothing where no answer is about health', async () => {
    const id = await register(els);
    await answer(els, 'Blauw', { isSensitive: false });
    expect((await read({ registration: id })).answers).toMatchObject([{ answer: 'Blauw', alert: false }]);
    expect(await actions()).toEqual([]);
  });

  it('a consent is no answer about health: no warning, and nothing is noted about who read it', async () => {
    await answer(els, 'ja', { isSensitive: true, isConsent: true });
    const id = await register(els);
    expect((await list()).result.find((one) => one.id === id)).toMatchObject({ alert: false });
    const { answers: shown } = await read({ registration: id });
    expect(shown).toContainEqual(expect.objectContaining({ answer: 'ja', alert: false }));
    expect(await actions()).toEqual([]);
  });

  it('read_managed_registration opens an entry of a waiting list, with the holder of the family', async () => {
    const [entry] = await db()
      .insert(queueEntries)
      .values({ uid: noor, tariffNid, queuedAt: server.clock.now() })
      .returning();
    expect(await read({ waiting: entry?.id ?? 0 })).toMatchObject({
      ...{ name: 'Noor Peeters', state: 'waiting', position: 1 },
      holder: { name: 'An Peeters', mail: 'ouder@example.org' },
    });
  });

  it('read_managed_registration lets who comes for a trial stay with the first tariff for one person', async () => {
    const [whole = expect.fail('No tariff')] = await db().select().from(tariffs).where(eq(tariffs.nid, 1071));
    await db()
      .insert(tariffs)
      .values({ ...whole, nid: 1070, usersSimultaneous: 2 });
    const registeredAt = server.clock.now();
    const [trial] = await db()
      .insert(registrations)
      .values({ uid: els, tariffNid: 1072, status: 1, isTicket: false, registeredAt })
      .returning();
    expect((await read({ registration: trial?.id ?? 0 })).stays).toEqual({ tariff: 1071 });
  });

  it('get_managed_registrations counts a ticket until it is cancelled', async () => {
    const event = 131;
    const taken = async () => (await list({ course: event })).overview.takenBy.tickets;
    const before = await taken();
    const [stand] = await db().select().from(stands).where(eq(stands.courseNid, event));
    const soldAt = server.clock.now();
    const ticket = { oid: 1, uid: els, courseNid: event, tariffNid: 1311, standNid: stand?.nid ?? 0, soldAt };
    await db()
      .insert(tickets)
      .values([
        { ...ticket, code: 'geldig' },
        { ...ticket, code: 'geannuleerd', cancelledAt: soldAt },
      ]);
    expect(await taken()).toBe(before + 1);
  });

  it('finds neither the course nor the registration of another club', async () => {
    const id = await register(els);
    const [foreign] = await db().select().from(tariffs).where(eq(tariffs.nid, 4021));
    await db()
      .update(registrations)
      .set({ tariffNid: foreign?.nid ?? 0 })
      .where(eq(registrations.id, id));
    const what = { registration: id };
    expect(await manager.call('read_managed_registration', { club: arabesk, what })).toMatchObject({
      status: 404,
    });
    for (const none of [{ registration: 2_000_000 }, { waiting: 2_000_000 }])
      expect((await manager.call('read_managed_registration', { club: arabesk, what: none })).status).toBe(
        404,
      );
    expect(
      await manager.call('get_managed_registrations', { club: arabesk, course: foreign?.courseNid ?? 0 }),
    ).toMatchObject({ status: 404 });
  });

  it.each(['docent@example.org', 'ouder@example.org'])('is refused to %s', async (mail) => {
    const id = await register(els);
    const client = await server.loggedIn(mail);
    const what = { registration: id };
    expect(await client.call('get_managed_registrations', { club: arabesk, course })).toMatchObject({
      status: 403,
    });
    expect(await client.call('read_managed_registration', { club: arabesk, what })).toMatchObject({
      status: 403,
    });
  });
});
