import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs, tariffs, uitpasCards, uitpasSales, users } from '#server/db/schema.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 3;
const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);
/** Ballet voor volwassenen, starters. */
const ballet = 1091;

/** Two families and two courses have no row in common, so that only the lock of the number can keep these orders apart. */
describe('one UiTPAS number of two people at the same time', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
    await two.db.update(clubs).set({ reductions: [] }).where(eq(clubs.nid, arabesk));
    await two.db
      .update(tariffs)
      .set({ uitpasPriceCents: 4_500, capacity: null })
      .where(inArray(tariffs.nid, [adultTariff, ballet]));
  }, 120_000);
  afterAll(() => two.stop());

  async function newAccount(server: 0 | 1) {
    const client = two.at(server).client();
    const person = { fname: 'Nele', lname: 'Janssens', birthdate: '1985-11-03' };
    const login = { mail: `nieuw-${crypto.randomUUID()}@example.org`, password: 'vier paarse olifanten' };
    const { user } = await client.ask('register_account', { ...person, ...login });
    await two.db.update(users).set({ confirmedMail: login.mail }).where(eq(users.mail, login.mail));
    const uid = user?.uid ?? 0;
    await saveAnswers(client, uid, [adultTariff, ballet]);
    return { uid, client };
  }

  it.each(everyRound)('gives one of them the reduced rate, round %i', async (round) => {
    const number = `093000000${String(round).padStart(4, '0')}`;
    await two.db.insert(uitpasCards).values({ number, hasReducedRate: true });
    const families = [await newAccount(0), await newAccount(1)];
    const answers = await Promise.all(
      families.map(({ uid, client }, at) => {
        const cart = { club: arabesk, uid, tariffs: [at === 0 ? adultTariff : ballet], total: 45 };
        return client.call('place_order', { ...cart, uitpasNos: { [uid]: number } }, newKey());
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [sold] = await two.db
      .select({ all: count() })
      .from(uitpasSales)
      .where(eq(uitpasSales.number, number));
    expect(sold?.all).toBe(1);
  });
});
