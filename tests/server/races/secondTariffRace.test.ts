import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrations, sharedChildren, tariffs, users } from '#server/db/schema.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';
import type { TestClient } from '../support/testServer.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 3;
const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);

interface Account {
  readonly uid: number;
  readonly client: TestClient;
}

/** Two tariffs have two rows to lock, so that only the lock of the person can keep these orders apart. */
describe('two tariffs of one course that are ordered for one person at the same time', () => {
  let two: TwoServers;
  let halfYear: number;
  beforeAll(async () => {
    two = await startTwoServers();
    await two.db.update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, adultTariff));
    const made = { courseNid: 112, title: 'Halfjaar', type: 'regular', priceCents: 22_500 } as const;
    const [row] = await two.db
      .insert(tariffs)
      .values({ ...made, isWaitingListDisabled: false })
      .returning();
    halfYear = row?.nid ?? 0;
  }, 120_000);
  afterAll(() => two.stop());

  async function newAccount(server: 0 | 1): Promise<Account> {
    const client = two.at(server).client();
    const person = { fname: 'Nele', lname: 'Janssens', birthdate: '1985-11-03' };
    const login = { mail: `nieuw-${crypto.randomUUID()}@example.org`, password: 'vier paarse olifanten' };
    const { user } = await client.ask('register_account', { ...person, ...login });
    // Orders of an unconfirmed account lock the account, and so wait for each other anyway.
    await two.db.update(users).set({ confirmedMail: login.mail }).where(eq(users.mail, login.mail));
    return { uid: user?.uid ?? 0, client };
  }
  const newMember = async ({ client }: Account) => {
    const member = { fname: 'Fien', lname: 'Janssens', birthdate: '2008-01-12' };
    return (await client.ask('add_family_member', member)).result.uid;
  };
  const order = (client: TestClient, uid: number, tariff: number) =>
    client.call('place_order', { club: arabesk, uid, tariffs: [tariff], total: 225 }, newKey());

  async function expectOne(uid: number, [left, right]: readonly [TestClient, TestClient]) {
    const answers = await Promise.all([order(left, uid, adultTariff), order(right, uid, halfYear)]);
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 409]);
    const ofCourse = inArray(registrations.tariffNid, [adultTariff, halfYear]);
    expect(await two.db.$count(registrations, and(eq(registrations.uid, uid), ofCourse))).toBe(1);
  }

  it.each(everyRound)('register the person once from two tabs, round %i', async () => {
    const { uid, client } = await newAccount(0);
    await saveAnswers(client, uid, [adultTariff, halfYear]);
    const tab = two.at(1).client();
    tab.cookie = client.cookie;
    await expectOne(uid, [client, tab]);
  });

  it.each(everyRound)('register a child of two households once, round %i', async () => {
    const [first, second] = [await newAccount(0), await newAccount(1)];
    const child = await newMember(first);
    const since = new Date('2026-11-01T09:00:00Z');
    await two.db.insert(sharedChildren).values({ uid: child, sharedWith: second.uid, sharedSince: since });
    await two.db.update(users).set({ birthdate: '2008-01-12' }).where(eq(users.uid, child));
    await saveAnswers(first.client, child, [adultTariff, halfYear]);
    await expectOne(child, [first.client, second.client]);
  });
});
