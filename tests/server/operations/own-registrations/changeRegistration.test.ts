import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  absences,
  additionalServices,
  clubs,
  courseSessions,
  courses,
  creditNotes,
  orderLines,
  orders,
  questions,
  queueEntries,
  registrations,
  reservations,
  tariffs,
} from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const an = 1;
/** Ballet voor volwassenen, starters: 225 euros, first lesson in eight days. */
const ballet = 1091;
/** Hedendaags: 225 euros. An has a cancelled registration for it. */
const samePrice = 1121;
/** Ballet, gevorderden: 245 euros. */
const dearer = 1101;
/** Jazz: 195 euros. */
const cheaper = 1111;
/** Ballet, gevorderden, half a year: 135 euros. One place is left, and it is offered to An. */
const offered = 1102;
/** The club registered An for it by exception. */
const openTraining = 1131;

describe('change_registration', () => {
  let server: TestServer;
  let parent: TestClient;
  let oid: number;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    oid = await order(parent, an, [ballet]);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const rowOf = async (tariffNid: number) => {
    const isTheirs = and(eq(registrations.uid, an), eq(registrations.tariffNid, tariffNid));
    return (await db().select().from(registrations).where(isTheirs))[0];
  };
  const idOf = async (tariffNid: number) => (await rowOf(tariffNid))?.id ?? 0;
  const soldOf = async (nid: number) =>
    (await db().select().from(tariffs).where(eq(tariffs.nid, nid)))[0]?.sold;
  const ask = async (tariffNid = ballet) => ({
    club: arabesk,
    uid: an,
    registration: await idOf(tariffNid),
  });
  const options = async (tariffNid = ballet) =>
    (await parent.ask('get_change_options', await ask(tariffNid))).result;
  const optionTo = async (nid: number, from = ballet) =>
    (await options(from)).options.find(({ tariff }) => tariff.nid === nid);
  const change = async (tariff: number, difference: number, { from = ballet, key = newKey() } = {}) =>
    parent.call('change_registration', { ...(await ask(from)), tariff, difference }, key);
  const invoice = async () => (await parent.ask('get_invoice', { oid })).result;
  const pay = () => db().update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
  const names = async () =>
    (await parent.ask('get_registrations', {})).result.registrations
      .filter(({ uid, tariff }) => uid === an && tariff.nid !== openTraining)
      .map(({ tariff }) => tariff.nid);
  const refusal = (sentence: RegExp) => ({
    status: 409,
    body: { errors: [expect.stringMatching(sentence)] },
  });

  it('get_change_options lists the groups with room that fit, the same style first, with day and price difference', async () => {
    const { options: found, asking } = await options();
    expect(new Set(found.map(({ tariff }) => tariff.nid))).toEqual(
      new Set([offered, dearer, cheaper, samePrice]),
    );
    expect(found[0]?.course.nid).toBe(110);
    expect(asking).toEqual([]);
    expect(await optionTo(cheaper)).toMatchObject({
      course: { title: 'Jazz voor volwassenen' },
      weekdays: ['ma'],
      startTime: '19:30',
      difference: -30,
      lapses: 30,
      back: 0,
      until: expect.any(Number),
    });
    expect(await optionTo(offered)).toMatchObject({ places: 1, difference: -90 });
    expect(await optionTo(dearer)).toMatchObject({ places: 4, difference: 20 });
    expect(await optionTo(samePrice)).toMatchObject({
      places: null,
      difference: 0,
      until: expect.any(Number),
    });
  });

  it('moves place, lessons and invoice once per key, and mails both days', async () => {
    const before = [await soldOf(ballet), await soldOf(samePrice)].map(Number);
    const lesson = (await parent.ask('get_registrations', {})).result.registrations.find(
      ({ tariff }) => tariff.nid === ballet,
    )?.lessons[0];
    await parent.ask('report_absence', { club: arabesk, uid: an, session: lesson?.nid ?? 0, absent: true });
    const old = await ask();
    const key = newKey();
    const send = () => parent.call('change_registration', { ...old, tariff: samePrice, difference: 0 }, key);
    const first = await send();
    expect(first).toMatchObject({ status: 200, body: { result: { registration: await idOf(samePrice) } } });
    expect((await send()).body).toEqual(first.body);
    expect([await soldOf(ballet), await soldOf(samePrice)]).toEqual([
      (before[0] ?? 0) - 1,
      (before[1] ?? 0) + 1,
    ]);
    expect(await names()).toEqual([samePrice]);
    expect(await db().$count(absences)).toBe(0);
    const invoiced = await invoice();
    expect(invoiced).toMatchObject({ total: 225, open: 225, creditNotes: [] });
    expect(invoiced.items.map(({ description }) => description)).toEqual([
      'Hedendaags voor volwassenen – Heel seizoen (eerst Ballet voor volwassenen, starters)',
    ]);
    const mails = async () =>
      (await readMails(server.mailFolder)).filter(({ subject }) => subject?.includes('wisselt naar'));
    await expect.poll(async () => (await mails()).length).toBe(2);
    const [own] = (await mails()).filter(({ to }) => to?.[0]?.address === 'ouder@example.org');
    expect(own?.text).toMatch(
      /Niet meer: Ballet voor volwassenen, starters.* dinsdag \d\d \S+ \d{4} om 20u00/,
    );
    expect(own?.text).toMatch(/Voortaan: Hedendaags voor volwassenen.* woensdag \d\d \S+ \d{4} om 19u30/);
    expect(own?.text).toContain('De prijs verandert niet.');
  });

  it('moves the calendar of the member and the list of the teacher, and no line of another person', async () => {
    const [line] = await db().select().from(orderLines).where(eq(orderLines.oid, oid));
    if (line)
      await db()
        .insert(orderLines)
        .values({ ...line, position: 9, uid: 2, unitCostCents: 0 });
    await change(cheaper, -30);
    const isOther = and(eq(orderLines.oid, oid), eq(orderLines.position, 9));
    expect(await db().select().from(orderLines).where(isOther)).toMatchObject([{ tariffNid: ballet }]);
    const { sessions } = (await parent.ask('get_calendar', { from: '2026-11-24', to: '2026-12-31' })).result;
    const own = sessions.filter(({ uid }) => uid === an).map(({ course }) => course.title);
    expect(own).toContain('Jazz voor volwassenen');
    expect(own).not.toContain('Ballet voor volwassenen, starters');
    const jazz = sessions.find(({ uid, course }) => uid === an && course.nid === 111);
    const teacher = await server.loggedIn('docent@example.org');
    const sheet = (await teacher.ask('get_teacher_session', { session: jazz?.nid ?? 0 })).result;
    expect(sheet.participants.map(({ uid }) => uid)).toContain(an);
  });

  it('a cheaper group lapses what is open, and a later stop credits only the rest', async () => {
    expect(await change(cheaper, -30)).toMatchObject({ status: 200 });
    expect(await invoice()).toMatchObject({ total: 225, open: 195, credited: 30, refund: 0 });
    const [note] = await db().select().from(creditNotes).where(eq(creditNotes.oid, oid));
    expect(note?.reason).toBe('Gewisseld van Ballet voor volwassenen, starters naar Jazz voor volwassenen');
    await db().update(clubs).set({ cancelDays: 0 }).where(eq(clubs.nid, arabesk));
    const stop = { ...(await ask(cheaper)), how: 'now', reason: '' };
    expect(await parent.call('stop_registration', stop, newKey())).toMatchObject({ status: 200 });
    expect(await invoice()).toMatchObject({ state: 'credited', open: 0, credited: 225, refund: 0 });
  });

  it('a cheaper group gives paid money back by the rule of the club', async () => {
    await pay();
    expect(await optionTo(cheaper)).toMatchObject({ difference: -30, lapses: 0, back: 30 });
    await change(cheaper, -30);
    expect(await invoice()).toMatchObject({ open: 0, refund: 30 });
  });

  it('a cheaper group costs the same where the club keeps the money', async () => {
    await db().update(clubs).set({ cancelMoney: 'none' }).where(eq(clubs.nid, arabesk));
    expect(await optionTo(cheaper)).toMatchObject({ difference: 0, kept: 30, lapses: 0, back: 0 });
    expect(await change(cheaper, 0)).toMatchObject({ status: 200 });
    expect(await invoice()).toMatchObject({ open: 225, creditNotes: [] });
    // What is paid is no longer the price of the group, so nobody can say what another price would add.
    await db().update(clubs).set({ cancelDays: 0 }).where(eq(clubs.nid, arabesk));
    expect(await optionTo(dearer, cheaper)).toBeUndefined();
  });

  it('a dearer group adds a line and a part with a day to the invoice, which a stop credits too', async () => {
    await pay();
    expect(await change(dearer, 20)).toMatchObject({ status: 200 });
    expect(await invoice()).toMatchObject({
      ...{ total: 245, paid: 225, open: 20, overdue: 0, state: 'part-paid', payable: 20 },
      // The first lesson of the group is before the end of the term.
      parts: [{ open: 0 }, { due: '2026-12-03', amount: 20, open: 20 }],
    });
    const found = (await parent.ask('get_registrations', {})).result.registrations;
    expect(found.find(({ tariff }) => tariff.nid === dearer)?.stop).toMatchObject({ lapses: 20, back: 225 });
    // And back again: what was added is taken off.
    expect(await change(ballet, -20, { from: dearer })).toMatchObject({ status: 200 });
    expect(await invoice()).toMatchObject({ total: 245, credited: 20, open: 0, refund: 0 });
  });

  it('a dearer group of an order that is paid later and was paid stays open for the difference alone', async () => {
    await db()
      .update(orders)
      .set({ payment: 'paid', payNowCents: 0, payLaterCents: 22_500 })
      .where(eq(orders.oid, oid));
    await change(dearer, 20);
    expect(await invoice()).toMatchObject({ total: 245, paid: 225, open: 20 });
  });

  it('a dearer group of an order that is asked later is asked later too', async () => {
    await db().update(orders).set({ payNowCents: 0, payLaterCents: 22_500 }).where(eq(orders.oid, oid));
    await change(dearer, 20);
    expect((await invoice()).parts).toMatchObject([{ due: null, amount: 245, open: 245 }]);
  });

  it('a registration at a reduced price, or one that the club made, moves to the same price only', async () => {
    const line = and(eq(orderLines.oid, oid), eq(orderLines.tariffNid, ballet));
    await db().update(orderLines).set({ discountCents: 2_000 }).where(line);
    expect((await options()).options.map(({ tariff }) => tariff.nid)).toEqual([samePrice]);
    await db()
      .update(registrations)
      .set({ oid: null })
      .where(eq(registrations.id, await idOf(ballet)));
    expect((await options()).options.map(({ tariff }) => tariff.nid)).toEqual([samePrice]);
    expect(await change(samePrice, 0)).toMatchObject({ status: 200 });
    expect(await names()).toEqual([samePrice]);
  });

  it('takes the place that a waiting list offers to this person, and nobody else', async () => {
    expect(await change(offered, -90)).toMatchObject({ status: 200 });
    expect(await db().$count(queueEntries, eq(queueEntries.tariffNid, offered))).toBe(0);
    expect(
      await db().$count(reservations, and(eq(reservations.kind, 'offer'), eq(reservations.ref, offered))),
    ).toBe(0);
  });

  it('moves to another tariff of a course, and closes the tariffs of a course that the person takes beside', async () => {
    const state = async (nid: number, from = ballet) => (await optionTo(nid, from)) !== undefined;
    const registration = { uid: an, tariffNid: dearer, status: 1, isTicket: false, role: '' };
    await db()
      .insert(registrations)
      .values({ ...registration, registeredAt: server.clock.now() });
    expect([await state(dearer), await state(offered)]).toEqual([false, false]);
    expect((await change(offered, -90)).status).toBe(409);
    expect(await names()).toEqual([ballet, dearer]);
    await db().update(courses).set({ allowsSeveralTariffs: true }).where(eq(courses.nid, 110));
    expect([await state(dearer), await state(offered)]).toEqual([false, true]);
    await db().update(courses).set({ allowsSeveralTariffs: false }).where(eq(courses.nid, 110));
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.tariffNid, ballet));
    await db().update(tariffs).set({ priceCents: 24_500 }).where(eq(tariffs.nid, offered));
    expect((await change(offered, 0, { from: dearer })).status).toBe(200);
    expect(await names()).toEqual([offered]);
  });

  it('ends the wait for another tariff of the course', async () => {
    const isTheirs = and(eq(queueEntries.uid, an), eq(queueEntries.tariffNid, offered));
    expect(await db().$count(queueEntries, isTheirs)).toBe(1);
    expect((await change(dearer, 20)).status).toBe(200);
    expect(await db().$count(queueEntries, isTheirs)).toBe(0);
    expect(
      await db().$count(reservations, and(eq(reservations.uid, an), eq(reservations.ref, offered))),
    ).toBe(0);
  });

  it('offers the old place to the waiting list', async () => {
    const sold = (await soldOf(ballet)) ?? 0;
    await db().update(tariffs).set({ capacity: sold }).where(eq(tariffs.nid, ballet));
    await db().insert(queueEntries).values({ uid: 14, tariffNid: ballet, queuedAt: server.clock.now() });
    await change(samePrice, 0);
    const isOffer = and(
      eq(reservations.kind, 'offer'),
      eq(reservations.ref, ballet),
      eq(reservations.uid, 14),
    );
    await expect.poll(() => db().$count(reservations, isOffer)).toBe(1);
  });

  it('refuses a group that filled up meanwhile, and the old registration stays', async () => {
    await db().update(tariffs).set({ capacity: sql`sold` }).where(eq(tariffs.nid, samePrice));
    expect(await change(samePrice, 0)).toMatchObject(
      refusal(/^Hedendaags voor volwassenen is intussen volzet. An Peeters blijft ingeschreven voor Ballet/),
    );
    expect(await names()).toEqual([ballet]);
    expect(await optionTo(samePrice)).toBeUndefined();
  });

  it('leaves the free places to the people who wait for them', async () => {
    const sold = (await soldOf(samePrice)) ?? 0;
    await db()
      .update(tariffs)
      .set({ capacity: sold + 1 })
      .where(eq(tariffs.nid, samePrice));
    await db().insert(queueEntries).values({ uid: 14, tariffNid: samePrice, queuedAt: server.clock.now() });
    expect(await change(samePrice, 0)).toMatchObject(refusal(/volzet/));
  });

  it('refuses another difference than the one that was shown', async () => {
    expect(await change(dearer, 0)).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 20 },
    });
    await db().update(tariffs).set({ discountedPriceCents: 19_000 }).where(eq(tariffs.nid, cheaper));
    expect(await change(cheaper, -30)).toMatchObject({ status: 409, body: { total: -35 } });
    expect(await names()).toEqual([ballet]);
  });

  it('refuses a course with a question that this person has not answered, and names it beside the choices', async () => {
    await db().update(questions).set({ required: true }).where(eq(questions.qid, 1035));
    expect(await change(dearer, 20)).toMatchObject(refusal(/stelt eerst vragen/));
    const found = await options();
    expect(found.asking.map(({ nid }) => nid)).toEqual([110]);
    expect(found.options.map(({ tariff }) => tariff.nid)).not.toContain(dearer);
  });

  it.each([
    ['a course for children', 1021, 0],
    ['a course that is not open yet', 1141, 0],
    ['a course that the person has', openTraining, 0],
    ['the tariff that the person has', ballet, 0],
  ])('refuses %s', async (_, tariff, difference) => {
    expect(await change(tariff, difference)).toMatchObject(refusal(/kan nu niet/));
  });

  it.each([
    ['a course for two', 1151],
    ['a trial', 1072],
    ['an activity', 1241],
    ['a tariff of another club', 4031],
    ['an unknown tariff', 2_000_000_000],
  ])('finds no way to %s', async (_, tariff) => {
    expect(await change(tariff, 0)).toMatchObject({ status: 404 });
  });

  it('refuses after the deadline of the club, and for a couple', async () => {
    await db().update(tariffs).set({ coupleRoles: [] }).where(eq(tariffs.nid, ballet));
    expect(await change(samePrice, 0)).toMatchObject(refusal(/Vraag het aan de club/));
    await db().update(tariffs).set({ coupleRoles: null }).where(eq(tariffs.nid, ballet));
    await db()
      .update(courseSessions)
      .set({ startsAt: sql`starts_at - interval '8 days'`, endsAt: sql`ends_at - interval '8 days'` })
      .where(eq(courseSessions.courseNid, 109));
    expect(await change(samePrice, 0)).toMatchObject(refusal(/Vraag het aan de club/));
    expect(await parent.call('get_change_options', await ask())).toMatchObject({ status: 409 });
  });

  it('refuses a trial and a registration with extras', async () => {
    const [made] = await db()
      .insert(additionalServices)
      .values({ courseNid: 109, title: 'Balletpakje', priceCents: 1_000 })
      .returning();
    await db()
      .insert(orderLines)
      .values({
        ...{ oid, position: 9, uid: an, type: 'service', itemNid: made?.nid ?? 0, courseNid: 109 },
        ...{ tariffNid: ballet, isQueued: false, description: 'Balletpakje', qty: 1 },
        ...{ unitCostCents: 1_000, discountCents: 0 },
      });
    expect(await change(samePrice, 0)).toMatchObject(refusal(/extra’s/));
    await db()
      .delete(orderLines)
      .where(and(eq(orderLines.oid, oid), eq(orderLines.type, 'service')));
    await db().update(tariffs).set({ type: 'trial' }).where(eq(tariffs.nid, ballet));
    expect(await change(samePrice, 0)).toMatchObject(refusal(/proefles/));
  });

  it('refuses a registration that was stopped or changed before', async () => {
    const old = await ask();
    await change(samePrice, 0);
    const again = { ...old, tariff: dearer, difference: 20 };
    expect(await parent.call('change_registration', again, newKey())).toMatchObject(refusal(/al stopgezet/));
    expect(await parent.call('get_change_options', old)).toMatchObject({ status: 409 });
  });

  it.each([
    ['another member', { uid: 3 }],
    ['another club', { club: 2 }],
    ['an unknown registration', { registration: 2_000_000_000 }],
  ])('does not find a registration of %s', async (_, differing) => {
    const asked = { ...(await ask()), ...differing };
    expect(await parent.call('get_change_options', asked)).toMatchObject({ status: 404 });
    const wanted = { ...asked, tariff: samePrice, difference: 0 };
    expect(await parent.call('change_registration', wanted, newKey())).toMatchObject({ status: 404 });
  });

  it('does not touch a registration of somebody else', async () => {
    const other = await server.loggedIn('docent@example.org');
    const wanted = { ...(await ask()), tariff: samePrice, difference: 0 };
    expect((await other.call('change_registration', wanted, newKey())).status).toBe(403);
    const asTheirs = await other.call('change_registration', { ...wanted, uid: 9 }, newKey());
    expect(asTheirs.status).toBe(404);
    expect(await names()).toEqual([ballet]);
  });

  it('finds nothing of a course of another club', async () => {
    await db().update(courses).set({ clubNid: 2 }).where(eq(courses.nid, 109));
    expect(await change(samePrice, 0)).toMatchObject({ status: 404 });
  });
});
