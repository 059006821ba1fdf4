import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs, courseSessions, creditNotes, orders, registrations, tariffs } from '#server/db/schema.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';
import type { TestClient } from '../support/testServer.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 2;
const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);
const people = 4;

interface Member {
  readonly uid: number;
  /** The same session in a browser on each server. */
  readonly browsers: readonly [TestClient, TestClient];
}

describe('a registration that is stopped during another action', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
    // The club lets members stop until the first lesson, which is far away.
    await two.db.update(clubs).set({ cancelDays: 0, cancelMoney: 'refund' }).where(eq(clubs.nid, arabesk));
    const course = sql`(select course_nid from tariffs where nid = ${adultTariff})`;
    const later = (moment: typeof courseSessions.startsAt | typeof courseSessions.endsAt) =>
      sql`${moment} + interval '200 days'`;
    await two.db
      .update(courseSessions)
      .set({ startsAt: later(courseSessions.startsAt), endsAt: later(courseSessions.endsAt) })
      .where(eq(courseSessions.courseNid, course));
  }, 120_000);
  afterAll(() => two.stop());

  async function newMember(): Promise<Member> {
    const client = two.at(0).client();
    const person = { fname: 'Nele', lname: 'Janssens', birthdate: '1985-11-03' };
    const login = { mail: `nieuw-${crypto.randomUUID()}@example.org`, password: 'vier paarse olifanten' };
    const { user } = await client.ask('register_account', { ...person, ...login });
    const other = two.at(1).client();
    other.cookie = client.cookie;
    const uid = user?.uid ?? 0;
    await saveAnswers(client, uid);
    return { uid, browsers: [client, other] };
  }

  const wanted = (uid: number) => ({ club: arabesk, uid, tariffs: [adultTariff], total: 225 });
  const order = ({ uid, browsers: [client] }: Member) => client.call('place_order', wanted(uid), newKey());
  const stop = async (client: TestClient, uid: number) => {
    const isTheirs = and(eq(registrations.uid, uid), eq(registrations.tariffNid, adultTariff));
    const [row] = await two.db.select().from(registrations).where(isTheirs);
    const request = { club: arabesk, uid, registration: row?.id ?? 0, how: 'now', reason: '' };
    return client.call('stop_registration', request, newKey());
  };
  const sold = async () =>
    (await two.db.select().from(tariffs).where(eq(tariffs.nid, adultTariff)))[0]?.sold ?? -1;
  const taking = async (uids: readonly number[]) => {
    const isTheirs = and(inArray(registrations.uid, [...uids]), eq(registrations.status, 1));
    const [found] = await two.db.select({ all: count() }).from(registrations).where(isTheirs);
    return found?.all ?? -1;
  };

  it.each(everyRound)(
    'frees a place and credits its order once, however many devices stop it, round %i',
    async () => {
      const members = await Promise.all(Array.from({ length: people }, newMember));
      for (const member of members) expect((await order(member)).status).toBe(200);
      const before = await sold();
      const answers = await Promise.all(
        members.flatMap(({ uid, browsers }) => browsers.map((client) => stop(client, uid))),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(people);
      // Not available any more, or the row was locked for too long.
      expect(statuses.filter((status) => status !== 200).every((status) => [409, 503].includes(status))).toBe(
        true,
      );
      const uids = members.map(({ uid }) => uid);
      expect([await sold(), await taking(uids)]).toEqual([before - people, 0]);
      const notes = await two.db
        .select({ uid: orders.uid, amount: creditNotes.amountCents })
        .from(creditNotes)
        .innerJoin(orders, eq(orders.oid, creditNotes.oid))
        .where(inArray(orders.uid, uids));
      expect(notes.map(({ uid }) => uid).toSorted()).toEqual(uids.toSorted());
    },
    90_000,
  );

  it.each(everyRound)(
    'gives a freed place to one person only, round %i',
    async () => {
      await two.db.update(tariffs).set({ capacity: 1000 }).where(eq(tariffs.nid, adultTariff));
      const leaving = await Promise.all(Array.from({ length: people }, newMember));
      for (const member of leaving) expect((await order(member)).status).toBe(200);
      const full = await sold();
      const limit = { capacity: full, isWaitingListDisabled: true };
      await two.db.update(tariffs).set(limit).where(eq(tariffs.nid, adultTariff));
      const coming = await Promise.all(Array.from({ length: people * 2 }, newMember));
      const [stopped, placed] = await Promise.all([
        Promise.all(leaving.map(({ uid, browsers }, index) => stop(browsers[index % 2] ?? browsers[0], uid))),
        Promise.all(coming.map(order)),
      ]);
      expect(stopped.map(({ status }) => status)).toEqual(leaving.map(() => 200));
      const bought = placed.filter(({ status }) => status === 200).length;
      expect(bought).toBeLessThanOrEqual(people);
      expect(await sold()).toBe(full - people + bought);
      expect(await taking(coming.map(({ uid }) => uid))).toBe(bought);
    },
    90_000,
  );

  it('stops a course once, while its other manager stops it too and somebody enrols', async () => {
    await two.db
      .update(tariffs)
      .set({ capacity: 1000, isWaitingListDisabled: true })
      .where(eq(tariffs.nid, adultTariff));
    const enrolled = await newMember();
    expect((await order(enrolled)).status).toBe(200);
    const coming = await newMember();
    const managers = [
      await two.at(0).loggedIn('beheer@example.org'),
      await two.at(1).loggedIn('beheer@example.org'),
    ];
    const [tariff] = await two.db.select().from(tariffs).where(eq(tariffs.nid, adultTariff));
    const about = { club: arabesk, course: tariff?.courseNid ?? 0, from: '2027-01-01' };
    const press = async (manager: TestClient) => {
      const { lessons, registrations: found } = (await manager.ask('get_course_stop', about)).result;
      const give = found.map(({ registration, proposal: amount }) => ({ registration, amount }));
      const wanted = { ...about, reason: 'De zaal is verkocht', lessons: lessons.left, give };
      return manager.call('stop_course', wanted, newKey());
    };
    const [placed, ...pressed] = await Promise.all([order(coming), ...managers.map(press)]);
    let stopped = pressed.filter(({ status }) => status === 200).length;
    // Whoever came in between makes both managers look again.
    for (const manager of managers)
      if (stopped === 0) stopped += (await press(manager)).status === 200 ? 1 : 0;
    expect(stopped).toBe(1);
    const uids = [enrolled.uid, ...(placed.status === 200 ? [coming.uid] : [])];
    const notes = await two.db
      .select({ uid: orders.uid })
      .from(creditNotes)
      .innerJoin(orders, eq(orders.oid, creditNotes.oid))
      .where(inArray(orders.uid, [enrolled.uid, coming.uid]));
    expect(notes.map(({ uid }) => uid).toSorted()).toEqual(uids.toSorted());
    expect(await two.db.$count(courseSessions, eq(courseSessions.courseNid, about.course))).toBe(0);
    expect((await order(await newMember())).status).not.toBe(200);
  }, 90_000);
});
