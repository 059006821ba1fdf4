import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import {
  absences,
  attendanceSheets,
  attendances,
  clubActions,
  clubMembers,
  clubNotes,
  communicationRecipients,
  orders,
  queueEntries,
  recordClaimPeople,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { insertCertificate } from '../../support/personal-data/certificates/insertCertificate.ts';
import { adultTariff, arabesk, completeAnswers, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';
import { an, noor, startPeopleServer } from './startPeopleServer.ts';

/** A full course with a waiting list. */
const full = 1041;
const zwaluw = 2;
/** A sister of Noor, who has registrations, orders and attended lessons at De Zwaluw. */
const mila = 4;

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
  const person = async (member = an) =>
    (await manager.ask('get_club_person', { club: arabesk, member })).result;
  const change = (given: OperationRequest<'change_club_person'>['change'], member = an) =>
    manager.call('change_club_person', { club: arabesk, member, change: given });
  const found = async (search: string) =>
    (await manager.ask('find_club_people', { club: arabesk, search })).result.map(({ uid }) => uid);
  const mailed = async (about: RegExp) => {
    await server.settled();
    const mails = await readMails(server.mailFolder);
    return mails.find(({ subject = '' }) => about.test(subject))?.text ?? '';
  };
  const actions = async () =>
    (await db().select().from(clubActions)).map(({ action, aboutUid }) => [action, aboutUid]);
  type Desk = OperationRequest<'register_at_desk'>;
  const desk = (more: Partial<Desk>): Desk => ({
    ...{ club: arabesk, who: { member: an }, tariff: adultTariff, pays: 'later', ...more },
  });
  const preview = async (more: Partial<Desk>) =>
    (await manager.ask('register_at_desk', { ...desk(more), preview: true }, newKey())).result;
  const registered = async (more: Partial<Desk>) =>
    (await manager.ask('register_at_desk', desk(more), newKey())).result;
  const register = (more: Partial<Desk>) => manager.call('register_at_desk', desk(more), newKey());

  it('finds somebody by name, mail and phone, also with a typo, and nobody of another club', async () => {
    expect(await found('an peeters')).toContain(an);
    expect(await found('ouder@example.org')).toContain(an);
    const dialed = await found('0470123456');
    expect([dialed.includes(an), dialed.includes(7)]).toEqual([true, false]);
    expect(await found('petters')).toContain(an);
    expect(await found('zzzzzz')).toEqual([]);
    const mailless = await found('federatie@example.org');
    expect(await found('')).toEqual(expect.arrayContaining(mailless));
  });

  it('finds another parent by their own details alone, and not the nameless person of the books', async () => {
    const [joris, nameless] = await db()
      .insert(users)
      .values([
        {
          ...{ fname: 'Joris', lname: 'Wouters', color: '#000000' },
          ...{ parentUid: an, coParentSince: server.clock.now() },
        },
        { ...nl.erasure.nameless, color: '#000000' },
      ])
      .returning();
    const uids = [joris?.uid ?? 0, nameless?.uid ?? 0];
    await db()
      .insert(clubMembers)
      .values(uids.map((uid) => ({ clubNid: arabesk, uid, role: 'member' as const })));
    expect(await found('ouder@example.org')).not.toContain(uids[0]);
    const { result } = await manager.ask('find_club_people', { club: arabesk, search: 'Joris Wouters' });
    expect(result).toMatchObject([{ uid: uids[0], holder: '' }]);
    expect(await found('')).not.toContain(uids[1]);
  });

  it('shows a person with what the club has, and refuses one of another club', async () => {
    expect(await person()).toMatchObject({
      ...{ uid: an, login: true, blocked: null, notes: [] },
      registrations: expect.arrayContaining([expect.objectContaining({ state: 'registered', open: 225 })]),
      payments: expect.arrayContaining([expect.objectContaining({ total: 225, open: 225 })]),
    });
    // The rest of the household, and nobody else of the club.
    const family = (await person()).family.map(({ uid }) => uid);
    expect([family.includes(noor), family.filter((uid) => ![2, 3, 4].includes(uid))]).toEqual([true, []]);
    const [stranger] = await db()
      .insert(users)
      .values({ fname: 'Vreemd', lname: 'Volk', color: '#000000' })
      .returning();
    const asked = { club: arabesk, member: stranger?.uid ?? 0 };
    expect((await manager.call('get_club_person', asked)).status).toBe(404);
  });

  it('shows nothing of another club and nothing of the rest of the household', async () => {
    const now = server.clock.now();
    const there = { role: 'teacher', isBlocked: true, blockedReason: 'Van De Zwaluw' } as const;
    await db().update(clubMembers).set(there).where(eq(clubMembers.uid, mila));
    await db()
      .insert(registrations)
      .values({ uid: mila, tariffNid: 1131, status: 1, isTicket: false, registeredAt: now });
    await db().insert(queueEntries).values({ uid: mila, tariffNid: 2091, queuedAt: now });
    await db().insert(attendanceSheets).values({ sessionNid: 289, version: 1, savedAt: now });
    await db().insert(attendances).values({ sessionNid: 289, uid: an, state: 'present' });
    await db()
      .insert(absences)
      .values([
        { sessionNid: 289, uid: mila, reportedAt: now },
        { sessionNid: 640, uid: mila, reportedAt: now },
        { sessionNid: 315, uid: an, reportedAt: now },
      ]);
    await db().insert(communicationRecipients).values({ communicationId: 1, uid: mila });
    await db()
      .insert(clubNotes)
      .values([
        { clubNid: arabesk, uid: mila, text: 'Danst graag', madeAt: now },
        { clubNid: zwaluw, uid: mila, text: 'Turnt graag', madeAt: now },
        { clubNid: arabesk, uid: an, text: 'Komt met de fiets', madeAt: now },
      ]);
    expect(await person(mila)).toMatchObject({
      ...{ staff: false, blocked: null, payments: [] },
      registrations: [{ course: { title: 'Open training' } }],
      attendance: { present: 0, absent: 0, excused: 0 },
      absences: [{ course: 'Hedendaags voor volwassenen' }],
      messages: [{ title: 'Woensdag dansen we in zaal Fonteyn' }],
      notes: [{ text: 'Danst graag' }],
    });
  });

  it('keeps notes that the family finds in its export alone, and removes them', async () => {
    await change({ kind: 'note', text: 'Belt liever dan te mailen' });
    const [note] = (await person()).notes;
    expect(note).toMatchObject({ text: 'Belt liever dan te mailen', by: 'Karim El Amrani' });
    expect((await change({ kind: 'remove-note', note: note?.id ?? 0 }, noor)).status).toBe(404);
    const [other] = await db()
      .insert(clubNotes)
      .values([
        { clubNid: zwaluw, uid: an, text: 'Turnt graag', madeAt: server.clock.now() },
        { clubNid: arabesk, uid: an, text: 'Komt met de fiets', madeAt: server.clock.now() },
      ])
      .returning();
    expect((await change({ kind: 'remove-note', note: other?.id ?? 0 })).status).toBe(404);
    await change({ kind: 'remove-note', note: note?.id ?? 0 });
    expect((await person()).notes.map(({ text }) => text)).toEqual(['Komt met de fiets']);
    expect(await actions()).toEqual([
      ['note-person', an],
      ['remove-note', an],
    ]);
  });

  it('corrects a child’s name and birthdate, and mails the parent both spellings', async () => {
    const { fname, lname, birthdate } = await person(noor);
    expect(await change({ kind: 'correct', fname, lname, birthdate }, noor)).toMatchObject({
      ...{ status: 409, body: { errors: ['Er is niets veranderd.'] } },
    });
    await change({ kind: 'correct', fname: 'Nora', lname, birthdate: '2014-05-06' }, noor);
    expect(await person(noor)).toMatchObject({ fname: 'Nora', birthdate: '2014-05-06' });
    const text = await mailed(/verbeterde de gegevens/);
    expect(text).toContain('De naam was “Noor');
    expect(text).toContain('06/05/2014');
    expect((await change({ kind: 'correct', fname: '', lname, birthdate: '2014-05-06' }, noor)).status).toBe(
      422,
    );
  });

  it('changes how somebody on paper is reached, and ends a link that went to the former address', async () => {
    const rows = [
      { fname: 'Rik', lname: 'Nieuw', mail: 'typfout@example.org' },
      { fname: 'Bo', lname: 'Anders', mail: 'bo@example.org' },
    ];
    await manager.ask('import_people', { club: arabesk, rows, invites: true }, newKey());
    const [rik = 0] = await found('Rik Nieuw');
    expect(await person(rik)).toMatchObject({ onPaper: true, login: false });
    expect((await change({ kind: 'reach', mail: 'geen adres' }, rik)).status).toBe(422);
    const reach = { kind: 'reach', mail: 'Rik@example.org', phone: '+32 470334455' } as const;
    await change(reach, rik);
    expect(await person(rik)).toMatchObject({ mail: 'rik@example.org', phone: '+32 470334455' });
    // The link of somebody else still works.
    const [bo = 0] = await found('Bo Anders');
    expect((await db().select().from(recordClaimPeople)).map(({ uid }) => uid)).toEqual([bo]);
    expect((await actions()).at(-1)).toEqual(['correct-person', rik]);
    expect(await change(reach, rik)).toMatchObject({
      ...{ status: 409, body: { errors: ['Er is niets veranderd.'] } },
    });
    await change({ kind: 'reach', phone: '+32 470334455' }, rik);
    expect(await change({ kind: 'invite' }, rik)).toMatchObject({
      ...{ status: 409, body: { errors: ['Vul eerst een e-mailadres in.'] } },
    });
    for (const uid of [an, noor]) {
      expect(await person(uid)).toMatchObject({ onPaper: false });
      expect((await change({ kind: 'reach', mail: 'anders@example.org' }, uid)).status).toBe(409);
    }
  });

  it('blocks a child with a reason, so that the parent can’t order for the child, and lifts that', async () => {
    // A role and a block at another club are of that club alone.
    await db().insert(clubMembers).values({ clubNid: zwaluw, uid: an, role: 'teacher', isBlocked: true });
    await change({ kind: 'block', reason: 'Drie keer niet betaald' }, noor);
    await change({ kind: 'block', reason: 'Drie keer niet betaald' }, an);
    expect((await person()).blocked).toBe('Drie keer niet betaald');
    expect((await parent.call('get_courses', { club: arabesk })).status).toBe(403);
    expect((await register({ tariff: 1111, total: 195 })).body).toMatchObject({
      errors: [expect.stringContaining('An Peeters')],
    });
    await change({ kind: 'unblock' }, an);
    expect((await person()).blocked).toBeNull();
    const isBlocked = and(inArray(clubMembers.uid, [an, noor]), eq(clubMembers.isBlocked, true));
    const blocked = await db().select().from(clubMembers).where(isBlocked).orderBy(clubMembers.uid);
    expect(blocked.map(({ clubNid, uid }) => [clubNid, uid])).toEqual([
      [zwaluw, an],
      [arabesk, noor],
    ]);
    expect((await change({ kind: 'block', reason: 'x' }, 10)).status).toBe(409);
  });

  it('refuses a note and a block without words, and the end of a block that is none', async () => {
    for (const [wanted, sentence] of [
      [{ kind: 'note', text: ' ' }, 'Schrijf eerst iets.'],
      [{ kind: 'block', reason: ' ' }, 'Schrijf waarom je deze persoon blokkeert.'],
      [{ kind: 'unblock' }, 'Deze persoon is niet geblokkeerd.'],
    ] as const)
      expect(await change(wanted)).toMatchObject({ status: 409, body: { errors: [sentence] } });
    expect(await actions()).toEqual([]);
  });

  it('registers a new person without an address at the desk, with the answers, paid in cash', async () => {
    const who = { fname: 'Maria', lname: 'Claes', birthdate: '1948-02-03' };
    const seen = await preview({ who });
    expect(seen).toMatchObject({ name: 'Maria Claes', uid: null, total: 225, problems: [], order: null });
    expect(seen.questions?.sections.length).toBeGreaterThan(0);
    expect(await found('Maria Claes')).toEqual([]);
    // The form of the club asks an address of everybody else.
    const { '1005_0': _mail, ...qids } = completeAnswers;
    const answered = { qids, formVersion: seen.questions?.formVersion ?? '' };
    expect((await register({ who, answered, total: 1 })).body).toMatchObject({ code: 'price-changed' });
    const made = await registered({ who, answered, pays: 'cash', total: 225 });
    expect(made).toMatchObject({ total: 225, mailed: '' });
    const isMade = eq(orders.oid, made.order ?? 0);
    expect(await db().select().from(orders).where(isMade)).toMatchObject([{ payment: 'paid' }]);
    expect((await actions()).map(([action]) => action)).toEqual(['register-at-desk', 'mark-cash']);
    expect((await register({ who, answered, total: 225 })).status).toBe(409);
  });

  it('overrides the age only when the manager says so, and no overlap and no full course', async () => {
    expect((await preview({})).problems).toHaveLength(1);
    const tariff = 1021;
    const seen = await preview({ tariff });
    expect(seen).toMatchObject({ may: 'any-age', problems: [expect.any(String)] });
    expect((await preview({ tariff, anyAge: true })).problems).toEqual([]);
    expect((await preview({ tariff: full, anyAge: true })).problems).toHaveLength(1);
  });

  it('places somebody from the waiting list once a place is free, whoever waits longer', async () => {
    const [entry] = await db().select().from(queueEntries).where(eq(queueEntries.tariffNid, full));
    if (!entry) throw new Error('Nobody waits');
    const who = { waiting: entry.id };
    // A course of one tariff.
    expect(await preview({ who })).toMatchObject({
      ...{ problems: [expect.any(String)], uid: entry.uid },
      full: { course: 104, type: 'course', place: 0 },
    });
    await db()
      .insert(queueEntries)
      .values({ uid: noor, tariffNid: full, places: 1, queuedAt: new Date(0) });
    await db()
      .update(tariffs)
      .set({ capacity: sql`${tariffs.sold} + 1` })
      .where(eq(tariffs.nid, full));
    const seen = await preview({ who, anyAge: true });
    expect(seen.problems).toEqual([]);
    const answered = seen.questions && {
      answered: { qids: completeAnswers, formVersion: seen.questions.formVersion },
    };
    const made = await registered({ who, anyAge: true, total: seen.total, ...answered });
    expect(made).toMatchObject({ name: seen.name });
    const isTheirs = and(eq(registrations.uid, entry.uid), eq(registrations.tariffNid, full));
    expect(await db().$count(registrations, isTheirs)).toBe(1);
    expect(await db().$count(queueEntries, eq(queueEntries.id, entry.id))).toBe(0);
  });

  it('moves a registration in the middle of the course, with a credit for a cheaper one and a mail', async () => {
    const [row] = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.uid, an), eq(registrations.tariffNid, adultTariff)));
    const registration = row?.id ?? 0;
    await insertCertificate(db(), {
      ...{
        registration: { id: registration, uid: an },
        clubNid: arabesk,
        serial: 901,
        lastDay: '2026-11-01',
      },
      issuedAt: server.clock.now(),
    });
    const { result: targets } = await manager.ask('get_move_targets', { club: arabesk, registration });
    expect(targets.find(({ tariff }) => tariff === 1111)).toMatchObject({
      ...{ difference: -30, byHand: false },
      certificates: [{ kind: 'participation', number: 'ATT-2026-000901' }],
    });
    const wanted = { club: arabesk, registration, tariff: 1111 };
    const stays = { club: arabesk, registration, tariff: adultTariff, difference: 0 };
    expect((await manager.call('move_registration', stays, newKey())).body).toMatchObject({
      errors: [nl.clubPeople.move.toSame],
    });
    const other = await manager.call('move_registration', { ...wanted, difference: 0 }, newKey());
    expect(other.body).toMatchObject({ code: 'price-changed' });
    await manager.ask('move_registration', { ...wanted, difference: -30 }, newKey());
    expect(
      (await person()).registrations.filter(({ kind }) => kind === 'registration').slice(0, 2),
    ).toMatchObject([
      { state: 'registered', changedTo: '' },
      { state: 'cancelled', changedTo: 'Jazz voor volwassenen' },
    ]);
    const told = await mailed(/wisselt naar/);
    expect(told).toContain('zette An Peeters in een andere groep');
    // Nothing was paid, so nothing goes back.
    expect(told).toMatch(/Er gaat €\s30,00 van de kostennota\./);
    expect(told).not.toContain('al betaald');
    // The registration that ended can go nowhere.
    const [ended] = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.uid, an), eq(registrations.status, 0)));
    const gone = { club: arabesk, registration: ended?.id ?? 0 };
    expect((await manager.call('get_move_targets', gone)).body).toMatchObject({
      errors: [nl.ownRegistrations.stopped],
    });
  });

  it('lets somebody stay after a trial: a registration at the price of today beside the trial, which can’t move', async () => {
    const [trialTariff, fullTariff] = [1072, 1071];
    await db().update(users).set({ birthdate: '2012-11-01' }).where(eq(users.uid, noor));
    await db().delete(registrations).where(eq(registrations.uid, noor));
    const registeredAt = server.clock.now();
    const [trial] = await db()
      .insert(registrations)
      .values({ uid: noor, tariffNid: trialTariff, status: 1, isTicket: false, registeredAt })
      .returning();
    const registration = trial?.id ?? 0;
    const read = async () =>
      (await manager.ask('read_managed_registration', { club: arabesk, what: { registration } })).result;
    expect((await read()).stays).toEqual({ tariff: fullTariff });
    expect(await manager.call('get_move_targets', { club: arabesk, registration })).toMatchObject({
      status: 409,
      body: { errors: ['Met een proefles kan niemand wisselen. Kies “Maak lid” bij de inschrijving.'] },
    });
    const wish = { who: { member: noor }, tariff: fullTariff };
    const { problems, total, questions } = await preview(wish);
    expect(problems).toEqual([]);
    const answered = questions && {
      answered: { qids: completeAnswers, formVersion: questions.formVersion },
    };
    await registered({ ...wish, total, ...answered });
    expect(await read()).toMatchObject({ state: 'registered', trial: true });
    expect((await read()).stays).toBeUndefined();
    const held = await db().select().from(registrations).where(eq(registrations.uid, noor));
    expect(held.map(({ tariffNid, status }) => [tariffNid, status])).toEqual([
      [trialTariff, 1],
      [fullTariff, 1],
    ]);
  });

  it('refuses whoever lacks the task, and the people of a club that somebody else manages', async () => {
    expect((await parent.call('find_club_people', { club: arabesk })).status).toBe(403);
    expect((await manager.call('get_club_person', { club: 2, member: an })).status).toBe(403);
    await db().update(clubMembers).set({ role: 'treasurer' }).where(eq(clubMembers.uid, 10));
    expect((await manager.call('get_club_person', { club: arabesk, member: an })).status).toBe(403);
  });
});
