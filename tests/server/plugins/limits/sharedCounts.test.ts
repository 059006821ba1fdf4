import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limitCounts } from '#server/db/schema.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { type Limit, limitOf } from '#server/plugins/limits/limit.ts';
import { sharedCounts } from '#server/plugins/limits/sharedCounts.ts';
import { listStatements } from '../../support/database/listStatements.ts';
import { startTwoServers, type TwoServers } from '../../support/database/startTwoServers.ts';

const owner = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };
const wrong = { ...owner, password: 'fout' };
const limits = {
  ...{ ...defaultLimits, callsOfAddress: 1e9, callsOfUser: 1e9, delay: 0 },
  ...{ loginsOfAccount: 4, failedLoginsOfAddress: 6, wrongLoginsOfAccount: 8, wrongVouchersOfUser: 3 },
};

describe('two processes on one database', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers({ limits, limitKey: 'a key of at least thirty-two letters' });
  });
  // What a process has in its memory stays, so each test has its own addresses and accounts.
  afterEach(async () => {
    await servers.db.delete(limitCounts);
  });
  afterAll(() => servers.stop());

  const logIn = async (index: number, login: object, network: number) => {
    const remoteAddress = `192.0.2.${network}`;
    const { status, headers } = await servers.at(index).client().call('login', login, { remoteAddress });
    return { status, wait: Number(headers['retry-after']) };
  };
  const inTurn = async (count: number, one: (index: number) => Promise<{ readonly status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await one(index)).status);
    return statuses;
  };

  it('refuse wrong passwords for one account after as many as one process, and then the right one too', async () => {
    expect(await inTurn(6, (index) => logIn(index, wrong, 1))).toEqual([401, 401, 401, 401, 429, 429]);
    for (const index of [0, 1]) {
      const right = await logIn(index, owner, 1);
      expect(right.status).toBe(429);
      expect(right.wait).toBeGreaterThan(0);
      expect(right.wait).toBeLessThanOrEqual(60);
    }
    expect(await logIn(1, owner, 2)).toMatchObject({ status: 200 });
  });

  it('refuse an address that tries an account each after as many as one process', async () => {
    const guess = (index: number) => logIn(index, { ...wrong, mail: `iemand${index}@example.org` }, 3);
    expect(await inTurn(8, guess)).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('refuse an account that many addresses try after as many as one process', async () => {
    const guess = (index: number) => logIn(index, { ...wrong, mail: 'tiener@example.org' }, 10 + index);
    expect(await inTurn(10, guess)).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('answer no more wrong passwords when all of them come at once', async () => {
    const guess = (index: number) => logIn(index, { ...wrong, mail: 'federatie@example.org' }, 4);
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
  });

  it('count no right password', async () => {
    expect(await inTurn(12, (index) => logIn(index, owner, 5))).toEqual(Array(12).fill(200));
    expect(await servers.db.select().from(limitCounts)).toEqual([]);
  });

  it('refuse unknown voucher codes after as many as one process, and then a right one too', async () => {
    const clients = [
      await servers.at(0).loggedIn(owner.mail),
      await servers.at(1).loggedIn(owner.mail),
    ] as const;
    const price = (index: number, code: string) =>
      clients[index % 2 === 0 ? 0 : 1].call('compile_public_registration_invoice', {
        ...{ club: 1, uid: 3, tariffs: [1021], vouchers: [code] },
      });
    expect(await inTurn(5, (index) => price(index, `GOK${index}`))).toEqual([200, 200, 200, 429, 429]);
    expect((await price(0, 'WELKOM10')).status).toBe(429);
  });

  it('refuse addresses that log somebody in after as many as one process, and make no account then', async () => {
    const register = (index: number, mail: string) =>
      servers
        .at(index)
        .client()
        .call(
          'register_account',
          { mail, password: 'een-lang-wachtwoord-1', fname: 'An', lname: 'Peeters', birthdate: '1990-01-02' },
          { remoteAddress: '192.0.2.6' },
        );
    expect(await inTurn(7, (index) => register(index, owner.mail))).toEqual([...Array(6).fill(409), 429]);
    expect((await register(1, 'nieuw@example.org')).status).toBe(429);
    expect((await logIn(0, { ...wrong, mail: 'nieuw@example.org' }, 7)).status).toBe(401);
  });

  it('send one statement more for each attempt, and store neither account nor address', async () => {
    const attempts = async (login: object) => {
      const sent = await listStatements(() => logIn(0, login, 8));
      return sent.filter(({ text }) => text.includes('limit_counts')).length;
    };
    expect([await attempts(wrong), await attempts(owner)]).toEqual([1, 1]);
    const stored = JSON.stringify(await servers.db.select().from(limitCounts));
    expect(stored).not.toMatch(/192\.0\.2|ouder|example/);
  });
});

describe('sharedCounts', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers();
  });
  afterEach(async () => {
    await servers.db.delete(limitCounts);
  });
  afterAll(() => servers.stop());

  const limit: Limit = limitOf({ name: 'a limit', most: 2, window: 60 });
  const counts = () => sharedCounts(servers.db, 'a key of at least thirty-two letters');
  const guess = () => counts().settle([{ limit, key: 'somebody' }], { tried: 1, wrong: 1 });
  const endIn = (seconds: number) =>
    servers.db.update(limitCounts).set({ until: sql`now() + ${seconds} * interval '1 second'` });
  const spend = async () => {
    await guess();
    await guess();
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  };

  it('counts anew after the window', async () => {
    await spend();
    await endIn(-1);
    await spend();
  });

  it('counts anew when a clock ran ahead and came back', async () => {
    await spend();
    await endIn(24 * 60 * 60);
    await spend();
  });

  it('keeps the end of a window while it counts', async () => {
    await guess();
    await endIn(20);
    await guess();
    const [row] = await servers.db
      .select({ left: sql<number>`extract(epoch from ${limitCounts.until} - now())::integer` })
      .from(limitCounts);
    expect(row?.left).toBeLessThanOrEqual(20);
  });

  it('counts each of many simultaneous guesses', async () => {
    const many = limitOf({ name: 'many', most: 1000, window: 60 });
    const count = (index: number) =>
      counts().settle(
        ['a', 'b', `${index}`].toSorted(() => (index % 2 ? 1 : -1)).map((key) => ({ limit: many, key })),
        { tried: 1, wrong: 1 },
      );
    await Promise.all(Array.from({ length: 60 }, (_, index) => count(index)));
    const rows = await servers.db.select().from(limitCounts).where(eq(limitCounts.count, 60));
    expect(rows).toHaveLength(2);
  });

  it('sweeps what is over, and what a clock wrote that ran ahead', async () => {
    await guess();
    await counts().sweep();
    expect(await servers.db.select().from(limitCounts)).toHaveLength(1);
    await endIn(-1);
    await counts().sweep();
    expect(await servers.db.select().from(limitCounts)).toEqual([]);
    await guess();
    await endIn(2 * 60 * 60);
    await counts().sweep();
    expect(await servers.db.select().from(limitCounts)).toEqual([]);
  });
});
