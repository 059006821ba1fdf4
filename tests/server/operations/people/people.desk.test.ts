import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import {
  clubActions,
  clubMembers,
  clubs,
  courseSessions,
  courses,
  orderLines,
  orders,
  queueEntries,
  registrations,
  reservations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { readPdf } from '../../support/files/readPdf.ts';
import { mailOnceThere } from '../../support/mails/readMails.ts';
import { adultTariff, arabesk, completeAnswers, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';
import { an, noor, startPeopleServer } from './startPeopleServer.ts';

/** A full course with a waiting list. */
const full = 1041;
/** A course for children, with a service of € 29,95. */
const ballet = { tariff: 1021, service: 1 };
/** The trial of another one. */
const trial = { tariff: 1012, course: 101 };

type Desk = OperationRequest<'register_at_desk'>;

describe('the desk', () => {
  let server: TestServer;
  let manager: TestClient;
  let parent: TestClient;
  beforeAll(async () => {
    ({ server, manager, parent } = await startPeopleServer());
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const desk = (more: Partial<Desk>): Desk => ({
    ...{ club: arabesk, who: { member: an }, tariff: adultTariff, pays: 'later', ...more },
  });
  const preview = async (more: Partial<Desk>) =>
    (await manager.ask('register_at_desk', { ...desk(more), preview: true }, newKey())).result;
  const register = (more: Partial<Desk>) => manager.call('register_at_desk', desk(more), newKey());
  /** Registers somebody with what the preview asks. */
  const registered = async (more: Partial<Desk>, qids: object = completeAnswers) => {
    const { total, questions } = await preview(more);
    const answered = questions && { answered: { qids: { ...qids }, formVersion: questions.formVersion } };
    return (await manager.ask('register_at_desk', desk({ ...more, total, ...answered }), newKey())).result;
  };
  const onPaper = (fname: string, mail: string) => ({ fname, lname: 'Claes', birthdate: '1990-02-03', mail });
  const givesFamilies = () =>
    db()
      .update(clubs)
      .set({ reductions: [{ for: 'next-family-member', from: 2, percentage: 10 }] })
      .where(eq(clubs.nid, arabesk));

  it.each([
    ['two people on paper with one address', 'claes@example.org', 'claes@example.org', ['Jef Claes'], 202.5],
    ['two addresses', 'claes@example.org', 'marie@example.org', [], 225],
    ['the address of the club', 'club', 'club', [], 225],
  ])('gives the reduction of a family to %s', async (_name, first, second, family, total) => {
    await givesFamilies();
    const [club] = await db().select({ mail: clubs.mail }).from(clubs).where(eq(clubs.nid, arabesk));
    const addressOf = (given: string) => (given === 'club' ? (club?.mail ?? '') : given);
    const { '1005_0': _mail, ...qids } = completeAnswers;
    await registered({ who: onPaper('Jef', addressOf(first)) }, qids);
    const seen = await preview({ who: onPaper('Marie', addressOf(second)) });
    expect(seen).toMatchObject({ family, total, problems: [] });
    const made = await registered({ who: onPaper('Marie', addressOf(second)) }, qids);
    expect(made).toMatchObject({ total, family });
  });

  it('takes no child, no guest and nobody of another club for the family, whatever their address', async () => {
    await givesFamilies();
    const mail = 'claes@example.org';
    const like = { fname: 'Jef', lname: 'Claes', mail, color: '#123456', lastSeenAt: server.clock.now() };
    const [child, guest] = await db()
      .insert(users)
      .values([{ ...like, parentUid: an }, { ...like, isGuest: true }, like])
      .returning();
    const member = { clubNid: arabesk, role: 'member' as const };
    await db()
      .insert(clubMembers)
      .values([
        { ...member, uid: child?.uid ?? 0 },
        { ...member, uid: guest?.uid ?? 0 },
      ]);
    expect(await preview({ who: onPaper('Marie', mail) })).toMatchObject({ family: [], total: 225 });
  });

  it('counts the family of the account that confirmed the address', async () => {
    await givesFamilies();
    const who = onPaper('Marie', 'ouder@example.org');
    expect(await preview({ who })).toMatchObject({ family: ['An Peeters'], total: 202.5 });
  });

  it('mails the link to take the record over, by which an account sees the order and gets its later mails', async () => {
    const mail = 'wout@example.org';
    const { '1005_0': _mail, ...qids } = completeAnswers;
    const { order: oid } = await registered({ who: onPaper('Wout', mail) }, qids);
    const subject = `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`;
    const told = await mailOnceThere(server.mailFolder, { to: mail, subject });
    const link = new URL(/https?:\S+rol-aanvaarden\S+/.exec(told.text ?? '')?.[0] ?? 'none:');
    expect(link.searchParams.get('redirect')).toBe(`/bevestiging/${oid}`);
    expect(told.text).toContain('neem je dit dossier over');
    expect((await parent.call('get_order', { oids: String(oid) })).status).not.toBe(200);
    await parent.ask('answer_record_link', { code: link.searchParams.get('dossier') ?? '', accept: true });
    expect((await parent.ask('get_order', { oids: String(oid) })).result).toBeDefined();
    expect(
      await db()
        .select()
        .from(orders)
        .where(eq(orders.oid, oid ?? 0)),
    ).toMatchObject([{ placedBy: an }]);
  });

  it('says that a course is full, and puts the person on its waiting list for nothing', async () => {
    const who = onPaper('Jef', 'claes@example.org');
    const seen = await preview({ who, tariff: full, anyAge: true });
    expect(seen).toMatchObject({ may: 'wait', waits: false, problems: [expect.stringContaining('volzet')] });
    const { '1005_0': _mail, ...qids } = completeAnswers;
    const made = await registered({ who, tariff: full, anyAge: true, waits: true }, qids);
    expect(made).toMatchObject({ total: 0, waits: true, may: 'nothing' });
    const isTheirs = and(eq(queueEntries.uid, made.uid ?? 0), eq(queueEntries.tariffNid, full));
    expect(await db().$count(queueEntries, isTheirs)).toBe(1);
    const [action] = await db().select().from(clubActions);
    expect(action?.details).toMatchObject({ reason: expect.stringContaining('Op de wachtlijst.') });
    const again = { who: { member: made.uid ?? 0 }, tariff: full, anyAge: true };
    expect(await preview(again)).toMatchObject({ may: 'nothing' });
  });

  it.each([
    ['an entry that is gone', undefined],
    ['an entry at another club', 2],
  ])('finds nobody of the waiting list by %s', async (_name, clubNid) => {
    let waiting = 999_999;
    if (clubNid !== undefined) {
      const [there] = await db()
        .select({ tariff: tariffs.nid })
        .from(tariffs)
        .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
        .where(eq(courses.clubNid, clubNid))
        .limit(1);
      const [entry] = await db()
        .insert(queueEntries)
        .values({ uid: an, tariffNid: there?.tariff ?? 0, queuedAt: server.clock.now() })
        .returning();
      waiting = entry?.id ?? 0;
    }
    const { status, body } = await register({ who: { waiting } });
    expect([status, body.errors]).toEqual([404, [nl.clubPeople.desk.waitingGone]]);
  });

  it.each<[string, object, number]>([
    ['somebody of the club without a course', { tariff: undefined }, 400],
    [
      'a new person born in the future',
      { who: { ...{ fname: 'Jef', lname: 'Claes' }, birthdate: '2999-01-01' } },
      422,
    ],
    ['a new person with two addresses', { who: onPaper('Jef', 'jef@example.org, claes@example.org') }, 422],
  ])('refuses %s', async (_name, more, status) => {
    const request = { ...desk({}), ...more };
    expect((await manager.call('register_at_desk', request, newKey())).status).toBe(status);
  });

  it('lets go of the place that is kept for the person in this course, and of no other', async () => {
    const held = { clubNid: arabesk, uid: an, heldBy: an, ref: full, kind: 'place' as const };
    const until = { heldAt: server.clock.now(), expiresAt: new Date(server.clock.now().getTime() + 600_000) };
    const others = [{ uid: noor }, { ref: trial.tariff }, { kind: 'partner' as const }];
    const kept = [{}, { kind: 'offer' as const }, ...others].map((more) => ({ ...held, ...until, ...more }));
    const made = await db().insert(reservations).values(kept).returning({ id: reservations.id });
    await db().update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, full));
    await registered({ tariff: full, anyAge: true });
    const ids = made.map(({ id }) => id);
    const left = await db()
      .select()
      .from(reservations)
      .where(inArray(reservations.id, ids))
      .orderBy(asc(reservations.id));
    expect(left.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('says that the age does not fit, then that a course is not open yet, and overrides each', async () => {
    const opensAt = new Date(server.clock.now().getTime() + 86_400_000);
    await db().update(tariffs).set({ opensAt }).where(eq(tariffs.nid, ballet.tariff));
    const of = { tariff: ballet.tariff };
    expect(await preview(of)).toMatchObject({ may: 'any-age', problems: [expect.any(String)] });
    expect(await preview({ ...of, anyAge: true })).toMatchObject({ may: 'any-time' });
    expect(await preview({ ...of, anyTime: true, anyAge: true })).toMatchObject({
      may: 'nothing',
      problems: [],
    });
    expect((await register({ ...of, anyAge: true, total: 195 })).status).toBe(409);
  });

  it('takes the chosen lesson of a trial, and the services beside a course', async () => {
    const [lesson] = await db()
      .select({ nid: courseSessions.nid })
      .from(courseSessions)
      .where(and(eq(courseSessions.courseNid, trial.course), gt(courseSessions.startsAt, server.clock.now())))
      .orderBy(asc(courseSessions.startsAt));
    const ofTrial = { tariff: trial.tariff, anyAge: true };
    expect((await preview(ofTrial)).problems).toEqual([expect.stringContaining('Kies nog een les')]);
    const trials = [lesson?.nid ?? 0];
    expect((await preview({ ...ofTrial, trials })).problems).toEqual([]);
    const wanted = { tariff: ballet.tariff, anyAge: true, extras: [ballet.service] };
    const made = await registered(wanted, { ...completeAnswers, '1030_102': 'geen' });
    expect(made.lines.map(({ amount }) => amount)).toContain(29.95);
    const isService = and(eq(orderLines.oid, made.order ?? 0), eq(orderLines.type, 'service'));
    expect(await db().$count(orderLines, isService)).toBe(1);
  });

  it('gives the confirmation and the invoice of an order on paper, of its own club alone', async () => {
    const { '1005_0': _mail, ...qids } = completeAnswers;
    const { mail: _none, ...who } = onPaper('Jef', '');
    const { order: placed } = await registered({ who, pays: 'cash' }, qids);
    const order = placed ?? 0;
    const paper = (what: string, more: object = {}) =>
      server.app.inject({
        ...{
          method: 'POST',
          url: '/api?q=download_club_document',
          headers: { cookie: manager.cookie ?? '' },
        },
        payload: { club: arabesk, order, what, ...more },
      });
    const confirmation = await readPdf((await paper('confirmation')).rawPayload);
    expect(confirmation.isTagged).toBe(true);
    const parts = [
      'Bevestiging van je inschrijving',
      'Jef Claes',
      'Hedendaags',
      '225,00',
      'Eerste keer',
      'Betaald',
    ];
    for (const part of parts) expect(confirmation.text).toContain(part);
    const { text } = await readPdf((await paper('invoice')).rawPayload);
    for (const part of ['Kostennota', 'Jef Claes', '225,00']) expect(text).toContain(part);
    expect((await paper('invoice', { order: 999_999 })).statusCode).toBe(404);
    expect((await paper('invoice', { document: 999_999 })).statusCode).toBe(404);
    await db().update(orders).set({ clubNid: 2 }).where(eq(orders.oid, order));
    expect((await paper('invoice')).statusCode).toBe(404);
    await db().update(orders).set({ clubNid: arabesk }).where(eq(orders.oid, order));
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.oid, order));
    // The registration of somebody else in the order confirms nothing of this one.
    const other = { uid: 12, tariffNid: adultTariff, oid: order, isTicket: false };
    await db()
      .insert(registrations)
      .values({ ...other, status: 1, registeredAt: server.clock.now() });
    expect((await paper('confirmation')).statusCode).toBe(409);
  });

  it('names the person whom the club has already, and those who are like the new one', async () => {
    const { result } = await manager.ask('get_club_person', { club: arabesk, member: noor });
    const { fname, lname, birthdate } = result;
    const same = { fname: fname.toUpperCase(), lname, birthdate };
    const known = { uid: noor, name: `${fname} ${lname}`, birthdate };
    expect(await preview({ who: same })).toMatchObject({
      ...{ similar: [known], problems: [expect.stringContaining('Zoek die persoon op')], may: 'nothing' },
    });
    expect((await register({ who: same, total: 225 })).status).toBe(409);
    const alike = { fname: 'Noortje', lname: `${lname.slice(0, -1)}z`, birthdate };
    expect((await preview({ who: alike })).similar).toEqual([known]);
    expect((await preview({ who: { ...alike, birthdate: '1990-01-01' } })).similar).toEqual([]);
  });

  it('names nobody whom only another club knows, however alike', async () => {
    const lotte = { fname: 'Lotte', lname: 'De Smet', birthdate: '1990-02-03' };
    await db()
      .insert(users)
      .values({ ...lotte, color: '#123456', lastSeenAt: server.clock.now() });
    expect(await preview({ who: lotte })).toMatchObject({ similar: [], problems: [], may: 'nothing' });
  });

  it.each([
    ['a space less in the last name', { lname: 'Desmet' }, ['Lotte De Smet']],
    ['another last name and one address', { lname: 'Baert', mail: 'DeSmet@example.org' }, ['Lotte De Smet']],
    ['another last name and address', { lname: 'Baert', mail: 'baert@example.org' }, []],
  ])('takes somebody of one birthdate for alike with %s', async (_name, change, expected) => {
    const lotte = { fname: 'Lotte', lname: 'De Smet', birthdate: '1990-02-03' };
    const { '1005_0': _mail, ...qids } = completeAnswers;
    await registered({ who: { ...lotte, mail: 'desmet@example.org' } }, qids);
    const { similar } = await preview({ who: { ...lotte, ...change } });
    expect(similar.map(({ name }) => name)).toEqual(expected);
  });

  it('asks for the birthdate where a course is for some ages, unless the manager leaves it out', async () => {
    const who = { fname: 'Ella', lname: 'Nieuw' };
    const seen = await preview({ who, tariff: ballet.tariff });
    expect(seen).toMatchObject({ may: 'any-age', problems: [expect.stringContaining('geboortedatum')] });
    expect((await register({ who, tariff: ballet.tariff, total: seen.total })).status).toBe(409);
    expect((await preview({ who, tariff: ballet.tariff, anyAge: true })).problems).toEqual([]);
    await db().update(courses).set({ ageRestrictions: null, birthYears: null });
    expect((await preview({ who, tariff: ballet.tariff })).problems).toEqual([]);
  });

  it('takes somebody without a birthdate for alike by the first name and the last one, written otherwise', async () => {
    const { fname, lname } = (await manager.ask('get_club_person', { club: arabesk, member: noor })).result;
    const similarTo = async (who: { fname: string; lname: string }) =>
      (await preview({ who })).similar.map(({ uid }) => uid);
    expect(await similarTo({ fname, lname: lname.replace('ee', ' ee') })).toContain(noor);
    expect(await similarTo({ fname: `${fname}tje`, lname })).toContain(noor);
    expect(await similarTo({ fname, lname: 'Baert' })).not.toContain(noor);
    expect(await similarTo({ fname: 'Mila', lname })).not.toContain(noor);
  });

  it('takes somebody with the address of the parent of a child, born on one day, for alike', async () => {
    const { birthdate } = (await manager.ask('get_club_person', { club: arabesk, member: noor })).result;
    const who = { fname: 'Noortje', lname: 'Baert', birthdate, mail: 'ouder@example.org' };
    expect((await preview({ who })).similar.map(({ uid }) => uid)).toEqual([noor]);
  });
});
