import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs, courseSessions, registrations, tariffs } from '#server/db/schema.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';
import type { TestClient } from '../support/testServer.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 2;
const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);
/** Ballet voor volwassenen, starters: the same price as the course of everybody here. */
const ballet = 1091;
/** What a server that has no time for a lock may answer, beside a refusal. */
const refusedOrBusy = [409, 503];

interface Member {
  readonly uid: number;
  /** The same session in a browser on each server. */
  readonly browsers: readonly [TestClient, TestClient];
}

describe('registrations that change at the same time', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
    await two.db.update(clubs).set({ cancelDays: 0 }).where(eq(clubs.nid, arabesk));
    const later = (moment: typeof courseSessions.startsAt | typeof courseSessions.endsAt) =>
      sql`${moment} + interval '200 days'`;
    await two.db
      .update(courseSessions)
      .set({ startsAt: later(courseSessions.startsAt), endsAt: later(courseSessions.endsAt) })
      .where(inArray(courseSessions.courseNid, [109, 112]));
    // The demo's group has room for twelve; a full run has more rounds.
    await limit(adultTariff, 1000);
  }, 120_000);
  afterAll(() => two.stop());

  async function newMember(tariff: number): Promise<Member> {
    const client = two.at(0).client();
    const person = { fname: 'Nele', lname: 'Janssens', birthdate: '1985-11-03' };
    const login = { mail: `nieuw-${crypto.randomUUID()}@example.org`, password: 'vier paarse olifanten' };
    const { user } = await client.ask('register_account', { ...person, ...login });
    const other = two.at(1).client();
    other.cookie = client.cookie;
    const uid = user?.uid ?? 0;
    await saveAnswers(client, uid);
    const wanted = { club: arabesk, uid, tariffs: [tariff], total: 225 };
    await client.ask('place_order', wanted, newKey());
    return { uid, browsers: [client, other] };
  }
  const members = async (count: number, tariff: number) => {
    const made: Member[] = [];
    for (let index = 0; index < count; index += 1) made.push(await newMember(tariff));
    return made;
  };

  const idOf = async (uid: number, tariff: number) => {
    const isTheirs = and(eq(registrations.uid, uid), eq(registrations.tariffNid, tariff));
    return (await two.db.select().from(registrations).where(isTheirs))[0]?.id ?? 0;
  };
  const change = async (client: TestClient, uid: number, [from, to]: readonly [number, number]) => {
    const request = { club: arabesk, uid, registration: await idOf(uid, from), tariff: to, difference: 0 };
    return client.call('change_registration', request, newKey());
  };
  const soldOf = async (nid: number) =>
    (await two.db.select().from(tariffs).where(eq(tariffs.nid, nid)))[0]?.sold ?? -1;
  const limit = (nid: number, capacity: number) =>
    two.db.update(tariffs).set({ capacity, isWaitingListDisabled: true }).where(eq(tariffs.nid, nid));
  /** The tariffs that each person has, by uid. */
  const placesOf = async (uids: readonly number[]) => {
    const isTheirs = and(inArray(registrations.uid, [...uids]), eq(registrations.status, 1));
    const rows = await two.db.select().from(registrations).where(isTheirs);
    return uids.map((uid) => rows.filter((row) => row.uid === uid).map(({ tariffNid }) => tariffNid));
  };

  it.each(everyRound)(
    'gives the last place to one of two, and the other keeps the old place, round %i',
    async () => {
      await limit(ballet, 1000);
      const both = await members(2, adultTariff);
      const before = [await soldOf(adultTariff), await soldOf(ballet)] as const;
      await limit(ballet, before[1] + 1);
      const answers = await Promise.all(
        both.map(({ uid, browsers }, index) =>
          change(browsers[index % 2] ?? browsers[0], uid, [adultTariff, ballet]),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.some((status) => refusedOrBusy.includes(status))).toBe(true);
      const places = await placesOf(both.map(({ uid }) => uid));
      expect(places).toEqual(statuses.map((status) => [status === 200 ? ballet : adultTariff]));
      expect([await soldOf(adultTariff), await soldOf(ballet)]).toEqual([before[0] - 1, before[1] + 1]);
    },
    90_000,
  );

  it.each(everyRound)(
    'lets two people swap their groups in opposite directions without a deadlock, round %i',
    async () => {
      await limit(ballet, 1000);
      const [one] = await members(1, adultTariff);
      const [other] = await members(1, ballet);
      if (!one || !other) throw new Error('Nobody is registered');
      const before = [await soldOf(adultTariff), await soldOf(ballet)];
      const answers = await Promise.all([
        change(one.browsers[0], one.uid, [adultTariff, ballet]),
        change(other.browsers[1], other.uid, [ballet, adultTariff]),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await placesOf([one.uid, other.uid])).toEqual([[ballet], [adultTariff]]);
      expect([await soldOf(adultTariff), await soldOf(ballet)]).toEqual(before);
    },
    90_000,
  );

  it.each(everyRound)(
    'moves a registration once, whatever two devices of the family ask, round %i',
    async () => {
      await limit(ballet, 1000);
      const [member] = await members(1, adultTariff);
      if (!member) throw new Error('Nobody is registered');
      const { uid, browsers } = member;
      const before = [await soldOf(adultTariff), await soldOf(ballet)] as const;
      const registration = await idOf(uid, adultTariff);
      const stop = { club: arabesk, uid, registration, how: 'now', reason: '' };
      const answers = await Promise.all([
        ...browsers.map((client) => change(client, uid, [adultTariff, ballet])),
        browsers[0].call('stop_registration', stop, newKey()),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const isStopped = statuses[2] === 200;
      expect(await placesOf([uid])).toEqual([isStopped ? [] : [ballet]]);
      expect(await soldOf(adultTariff)).toBe(before[0] - 1);
      expect(await soldOf(ballet)).toBe(before[1] + (isStopped ? 0 : 1));
    },
    90_000,
  );
});
