import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { knownDevices } from '#server/db/schema.ts';
import { defaultLimits, type Limits } from '#server/plugins/limiters.ts';
import { maxQueued, maxQueuedOfSite } from '#server/services/passwords/hashingQueue.ts';
import { type Passwords, passwordsAt } from '#server/services/sessions/passwords.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { cheapPasswords } from '../../support/cheapPasswords.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Without a maximum delay of the event loop, so that only the limits refuse calls on a busy machine. */
const calm = { ...defaultLimits, callsOfAddress: 1e9, delay: 0 };
const owner = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };
const wrong = { ...owner, password: 'fout' };

describe('logging in', () => {
  let database: DatabaseHandle;
  let server: TestServer;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterEach(async () => {
    await server.app.close();
    await database.db.delete(knownDevices);
  });
  afterAll(() => database.close());

  const start = async (limits: Partial<Limits> = {}, passwords: Passwords = cheapPasswords) => {
    lines.length = 0;
    const log = { level: 'warn', stream: { write: (line: string) => lines.push(line) } } as const;
    server = await startTestServer({ database, limits: { ...calm, ...limits }, passwords, log });
  };
  /** What the server logged. */
  const lines: string[] = [];
  const logIn = (login: object, last: number | string, client: TestClient = server.client()) =>
    client.call('login', login, { remoteAddress: typeof last === 'number' ? `192.0.2.${last}` : last });
  const many = <Result>(count: number, one: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => one(index)));

  it.each([
    ['one account', () => wrong.mail],
    ['an account each', (index: number) => `iemand${index}@example.org`],
  ])('tries only ten of 300 simultaneous wrong passwords for %s', async (_name, mailOf) => {
    await start();
    const answers = await many(300, (index) => logIn({ ...wrong, mail: mailOf(index) }, 1));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 401);
    expect(refused.filter(({ status }) => status !== 429 && status !== 503)).toEqual([]);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts no right password, so a class that logs in at once gets in', async () => {
    // More logins than are hashed at the same time.
    await start({ loginsOfAccount: 3, failedLoginsOfAddress: 3, wrongLoginsOfAccount: 3 });
    const answers = await many(maxQueuedOfSite, () => logIn(owner, 1));
    expect(answers.map(({ status }) => status)).toEqual(Array(maxQueuedOfSite).fill(200));
  });

  it('hashes two passwords at a time, queues a few, and refuses the others at once', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let hashing = 0;
    const slow: Passwords = {
      ...cheapPasswords,
      async isRight(password, hash) {
        hashing += 1;
        await gate;
        return cheapPasswords.isRight(password, hash);
      },
    };
    await start({}, slow);
    const accepted = maxQueued + 2;
    const coming = Array.from({ length: accepted + 6 }, (_, index) => logIn(owner, index));
    const early: number[] = [];
    for (const answer of coming) void answer.then(({ status }) => early.push(status));
    await expect.poll(() => early).toEqual(Array(6).fill(503));
    await expect.poll(() => hashing).toBe(2);
    open();
    const answers = await Promise.all(coming);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(accepted);
    const refused = answers.filter(({ status }) => status === 503);
    for (const { headers, body } of refused)
      expect([Number(headers['retry-after']), body.code]).toEqual([5, 'unavailable']);
    expect(lines.filter((line) => line.includes('the queue of passwords is full'))).toHaveLength(6);
  });

  it('leaves room in the queue for other addresses than one that floods it', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await start(
      {},
      { ...cheapPasswords, isRight: (...given) => gate.then(() => cheapPasswords.isRight(...given)) },
    );
    const early: number[] = [];
    const flood = Array.from({ length: maxQueued }, () => logIn(owner, 1));
    for (const answer of flood) void answer.then(({ status }) => early.push(status));
    await expect.poll(() => early).toEqual(Array(maxQueued - maxQueuedOfSite).fill(503));
    const other = logIn(owner, 2);
    open();
    expect((await other).status).toBe(200);
    await Promise.all(flood);
  });

  it.each([
    ['2001:db8:7:4200::/56', (index: number) => `2001:db8:7:42${index.toString(16).padStart(2, '0')}::1`],
    ['2001:db8:7::/48', (index: number) => `2001:db8:7:${(index * 2000).toString(16)}::1`],
  ])(
    'gives the networks of %s as many places as one address, and keeps places for known devices',
    async (_site, addressOf) => {
      const gate = Promise.withResolvers<void>();
      let isHeld = false;
      const held: Passwords = {
        ...cheapPasswords,
        async isRight(...given) {
          if (isHeld) await gate.promise;
          return cheapPasswords.isRight(...given);
        },
      };
      await start({}, held);
      const known = server.client();
      await known.ask('login', owner);
      isHeld = true;
      const early: number[] = [];
      const guess = (address: number | string, index: number) => {
        const answer = logIn({ ...wrong, mail: `iemand${index}@example.org` }, address);
        void answer.then(({ status }) => early.push(status));
        return answer;
      };
      const flood = Array.from({ length: 30 }, (_, index) => guess(addressOf(index), index));
      const refused = 30 - maxQueuedOfSite;
      await expect.poll(() => early).toEqual(Array(refused).fill(503));
      // Two are hashed, so the line has room for two more than the places of this site and of one other.
      const others = [2, 3].flatMap((last) =>
        Array.from({ length: last === 2 ? maxQueuedOfSite : 3 }, (_, index) =>
          guess(last, 30 + 20 * last + index),
        ),
      );
      await expect.poll(() => early).toEqual(Array(refused + 1).fill(503));
      expect((await logIn(owner, 5)).status).toBe(503);
      const first = logIn(owner, 6, known);
      // The known device stands in its line once later requests, with more statements than a login has before it, are answered.
      for (let later = 0; later < 20; later += 1) await server.client().ask('search_clubs', { text: 'a' });
      gate.resolve();
      expect((await first).status).toBe(200);
      await Promise.all([...others, ...flood]);
    },
  );

  it('never blocks the answer to a page request', async () => {
    const portalDir = builtPortal();
    const passwords = passwordsAt(15);
    server = await startTestServer({ database, limits: calm, passwords, portalDir });
    let answered = 0;
    const logins = Array.from({ length: 16 }, (_, index) =>
      logIn({ ...owner, mail: `iemand${index}@example.org` }, index).then(() => {
        answered += 1;
      }),
    );
    // The first answered login proves that hashing has begun.
    await Promise.race(logins);
    const asset = await server.app.inject({ url: '/assets/main-4f3a.js' });
    expect([asset.statusCode, answered < 8]).toEqual([200, true]);
    await Promise.all(logins);
  });

  it('does not lock the owner out when somebody guesses from another address', async () => {
    await start({ loginsOfAccount: 3 });
    for (let time = 0; time < 3; time += 1) expect((await logIn(wrong, 1)).status).toBe(401);
    expect((await logIn(wrong, 1)).status).toBe(429);
    expect((await logIn(owner, 2)).status).toBe(200);
  });

  it('stops guesses at one password from many addresses, whether or not the account exists', async () => {
    await start({ wrongLoginsOfAccount: 3 });
    for (const mail of [wrong.mail, 'niemand@example.org']) {
      for (const last of [1, 2, 3]) expect((await logIn({ ...wrong, mail }, last)).status).toBe(401);
      const refused = await logIn({ ...wrong, mail: ` ${mail.toUpperCase()}` }, 4);
      expect(refused).toMatchObject({
        status: 429,
        body: {
          errors: [
            'Te veel foute wachtwoorden voor dit account. Probeer het over een uur opnieuw of vraag een nieuw wachtwoord aan.',
          ],
        },
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    }
    expect((await logIn({ ...owner, mail: 'tiener@example.org' }, 5)).status).toBe(200);
  });

  it('recognises a browser in which the account logged in before, and lets that browser in after wrong guesses elsewhere', async () => {
    await start({ wrongLoginsOfAccount: 3 });
    const [known, ofAnother] = [server.client(), server.client()];
    await known.ask('login', owner);
    await known.ask('logout', {});
    await ofAnother.ask('login', { ...owner, mail: 'tiener@example.org' });
    for (const last of [1, 2, 3]) expect((await logIn(wrong, last)).status).toBe(401);
    expect((await logIn(owner, 4)).status).toBe(429);
    expect((await logIn(owner, 5, ofAnother)).status).toBe(429);
    expect((await logIn(owner, 6, known)).status).toBe(200);
  });

  it('counts the wrong guesses in a recognised browser too', async () => {
    await start({ wrongLoginsOfAccount: 3 });
    const known = server.client();
    await known.ask('login', owner);
    for (const last of [1, 2, 3]) expect((await logIn(wrong, last, known)).status).toBe(401);
    expect((await logIn(owner, 4, known)).status).toBe(429);
    expect((await logIn(owner, 5)).status).toBe(200);
  });

  it('recognises no earlier browser after the password was changed elsewhere', async () => {
    await start({ wrongLoginsOfAccount: 1 });
    const [stolen, own] = [server.client(), server.client()];
    await stolen.ask('login', owner);
    await own.ask('login', owner);
    const password = 'een heel nieuw wachtwoord';
    await own.ask('change_password', { current: owner.password, password });
    expect((await logIn(wrong, 1)).status).toBe(401);
    expect((await logIn({ ...owner, password }, 2, stolen)).status).toBe(429);
    expect((await logIn({ ...owner, password }, 3, own)).status).toBe(200);
    await own.ask('change_password', { current: password, password: owner.password });
  });

  it('counts an IPv6 network as one address', async () => {
    await start({ loginsOfAccount: 3 });
    for (const host of ['1', '2:3', 'ffff:1:2'])
      expect((await logIn(wrong, `2001:db8:0:7::${host}`)).status).toBe(401);
    expect((await logIn(wrong, '2001:db8::7:0:0:0:9')).status).toBe(429);
    expect((await logIn(wrong, '2001:db8:0:8::1')).status).toBe(401);
    for (let time = 0; time < 3; time += 1) expect((await logIn(wrong, 77)).status).toBe(401);
    expect((await logIn(wrong, '::ffff:192.0.2.77')).status).toBe(429);
  });
});
