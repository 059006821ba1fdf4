import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrations, tariffs, users } from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { erasePeople } from '#server/services/personal-data/erase/erasePeople.ts';
import { loadAccount } from '#server/services/sessions/account.ts';
import { untilBlocked } from '../support/database/locks.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { family, keepFamily, loggedInAs } from '../support/personal-data/keptFamily.ts';
import { namedIn, tablesWith } from '../support/personal-data/traces.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';
import type { TestClient } from '../support/testServer.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 3;
const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);
const password = 'vier paarse olifanten';

describe('an account that is erased during another action', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
    // The demo's group has room for twelve, and a full run has more rounds.
    await two.db.update(tariffs).set({ capacity: 1000 }).where(eq(tariffs.nid, adultTariff));
  }, 120_000);
  afterAll(() => two.stop());

  /** Makes an account that is logged in with the same session in a browser on each server. */
  async function newAccount(): Promise<{ readonly uid: number; readonly browsers: readonly TestClient[] }> {
    const client = two.at(0).client();
    const person = { fname: 'Nele', lname: 'Janssens', birthdate: '1985-11-03' };
    const mail = `nieuw-${crypto.randomUUID()}@example.org`;
    const { user } = await client.ask('register_account', { ...person, mail, password });
    const other = two.at(1).client();
    other.cookie = client.cookie;
    return { uid: user?.uid ?? 0, browsers: [client, other] };
  }

  const namedRows = async (uid: number) =>
    Object.values(await namedIn(two.db, [uid])).reduce((sum, rows) => sum + rows, 0);

  it.each(everyRound)('an order either blocks the erasure or is refused, round %i', async () => {
    const { uid, browsers } = await newAccount();
    const [one, other] = browsers;
    if (!one || !other) throw new Error('There are no browsers');
    await saveAnswers(one, uid);
    const taken = await soldOf();
    const order = { club: arabesk, uid, tariffs: [adultTariff], total: 225 };
    const [placed, erased] = await Promise.all([
      one.call('place_order', order, newKey()),
      other.call('erase_my_data', { uid, password }),
    ]);
    const isThere = await two.db.$count(users, eq(users.uid, uid));
    if (placed.status === 200) {
      expect([erased.status, isThere]).toEqual([409, 1]);
      expect(await soldOf()).toBe(taken + 1);
    } else {
      expect([placed.status, erased.status, isThere]).toEqual([expect.toBeOneOf([401, 403, 409]), 200, 0]);
      expect([await soldOf(), await namedRows(uid)]).toEqual([taken, 0]);
    }
  });

  it('an order placed during an erasure is refused with a conflict', async () => {
    const { uid, browsers } = await newAccount();
    const [one, other] = browsers;
    if (!one || !other) throw new Error('There are no browsers');
    await saveAnswers(one, uid);
    const taken = await soldOf();
    const account = await loadAccount(two.db, uid);
    const watcher = two.at(1).database.db;
    const order = { club: arabesk, uid, tariffs: [adultTariff], total: 225 };
    const placed = await two.db.transaction(async (tx) => {
      await erasePeople({ db: tx, clock: two.at(0).clock }, { account, uid });
      const placing = other.call('place_order', order, newKey());
      // The account has no confirmed address, so its unpaid orders are counted first, under a lock of its row.
      await untilBlocked({ tx, watcher, statement: /from "users"/ });
      return { placing };
    });
    expect(await placed.placing).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect([await soldOf(), await namedRows(uid)]).toEqual([taken, 0]);
  });

  it('an erasure waits for an order that is being placed, and is then refused because of the unpaid order', async () => {
    const { uid, browsers } = await newAccount();
    const [, other] = browsers;
    const watcher = two.at(1).database.db;
    const erased = await two.db.transaction(async (tx) => {
      const unpaid = { uid, clubNid: arabesk, tariffNid: adultTariff, placedDaysAgo: 0 };
      await insertUnpaidOrder({ db: tx, clock: two.at(0).clock }, unpaid);
      const erasing = other?.call('erase_my_data', { uid, password });
      await untilBlocked({ tx, watcher, statement: /from "users" where/ });
      return { erasing };
    });
    expect(await erased.erasing).toMatchObject({ status: 409, body: { code: 'not-available' } });
    expect(await two.db.$count(users, eq(users.uid, uid))).toBe(1);
  });

  it.each(everyRound)('of several simultaneous erasures one succeeds, round %i', async () => {
    const { uid, browsers } = await newAccount();
    const answers = await Promise.all(
      [...browsers, ...browsers].map((browser) => browser.call('erase_my_data', { uid, password })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    for (const status of statuses.slice(1)) expect(status).toBeOneOf([401, 409]);
    expect(await namedRows(uid)).toBe(0);
  });

  it.each(everyRound)('nobody is added to or logged in to an erased family, round %i', async () => {
    const { uid, browsers } = await newAccount();
    const [one, other] = browsers;
    if (!one || !other) throw new Error('There are no browsers');
    const child = { fname: 'Fien', lname: 'Janssens', birthdate: '2016-10-12' };
    const [added, asked, erased] = await Promise.all([
      one.call('add_family_member', child),
      two.at(0).client().call('create_auth_code', {}),
      other.call('erase_my_data', { uid, password }),
    ]);
    expect(erased.status).toBe(200);
    expect(added.status).toBeOneOf([200, 401, 409]);
    expect(asked.status).toBe(401);
    expect(await namedRows(uid)).toBe(0);
    expect(await two.db.$count(users, inArray(users.uid, [uid]))).toBe(0);
  });

  it('a person with rows in every table is exported and erased on PostgreSQL as on PGlite', async () => {
    await keepFamily(two.at(0));
    const client = await loggedInAs(two.at(1), family.holder);
    const exported = await client.call('export_my_data', { password: family.password });
    expect(exported.status).toBe(200);
    await client.ask('erase_my_data', { uid: family.holder, password: family.password });
    for (const uid of [family.holder, family.child]) expect(await namedRows(uid)).toBe(0);
    // The books of the club keep the name on the documents that were issued.
    expect(await tablesWith(two.db, family.mark)).toEqual(['documents', 'ended_sessions']);
  });

  async function soldOf(): Promise<number> {
    const [tariff] = await two.db
      .select({ sold: tariffs.sold })
      .from(tariffs)
      .where(eq(tariffs.nid, adultTariff));
    const [there] = await two.db
      .select({ rows: count() })
      .from(registrations)
      .where(eq(registrations.tariffNid, adultTariff));
    expect(tariff?.sold).toBeGreaterThanOrEqual(there?.rows ?? 0);
    return tariff?.sold ?? 0;
  }
});
