import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { issueCode } from '#server/services/sessions/oneTimeCodes.ts';
import { restorePeople } from '../support/database/restoring/restorePeople.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import type { TestClient } from '../support/testServer.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 3;
const tries = 8;

describe('an action that may happen once, called on two servers at the same time', () => {
  let two: TwoServers;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    two = await startTwoServers();
    restore = await restorePeople(two.db);
  }, 120_000);
  afterEach(() => restore());
  afterAll(() => two.stop());

  const atOnce = async (call: (client: TestClient, index: number) => ReturnType<TestClient['call']>) => {
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, index) => call(two.at(index).client(), index)),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    return { won, lost: [...new Set(lost.map(({ status, body }) => `${status} ${body.code}`))] };
  };
  const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);

  it.each(everyRound)('a code logs in one client, round %i', async () => {
    const { code } = await issueCode({ db: two.db, clock: two.at(0).clock }, { uid: 1, purpose: 'login' });
    const { won, lost } = await atOnce((client) => client.call('exchange_auth_code', { auth: code }));
    expect([won.length, lost]).toEqual([1, ['410 code-used']]);
  });

  it.each(everyRound)('one link sets a password once, round %i', async () => {
    const { code } = await issueCode({ db: two.db, clock: two.at(0).clock }, { uid: 1, purpose: 'password' });
    const { won, lost } = await atOnce((client, index) =>
      client.call('reset_password', { code, password: `wachtwoord nummer ${index}` }),
    );
    expect([won.length, lost]).toEqual([1, ['410 code-used']]);
  });

  it.each(everyRound)('only one of several links of an account sets its password, round %i', async () => {
    const codes: string[] = [];
    for (let index = 0; index < tries; index += 1)
      codes.push(
        (await issueCode({ db: two.db, clock: two.at(0).clock }, { uid: 1, purpose: 'password' })).code,
      );
    const { won, lost } = await atOnce((client, index) =>
      client.call('reset_password', { code: codes[index] ?? '', password: `wachtwoord nummer ${index}` }),
    );
    expect([won.length, lost]).toEqual([1, ['410 code-used']]);
  });

  it.each(everyRound)('a mail address gets one account, round %i', async () => {
    const account = {
      fname: 'Noor',
      lname: 'Claes',
      mail: 'noor@example.org',
      password: 'vier paarse olifanten',
      birthdate: '1990-05-18',
    };
    const { won, lost } = await atOnce((client) => client.call('register_account', account));
    expect([won.length, lost]).toEqual([1, ['409 account-exists']]);
  });

  it.each(everyRound)('a family gets one child for simultaneous calls, round %i', async () => {
    const clients = await Promise.all(
      Array.from({ length: tries }, (_, index) => two.at(index).loggedIn('ouder@example.org')),
    );
    const { won, lost } = await atOnce((client, index) =>
      (clients[index] ?? client).call('add_family_member', {
        fname: 'Fien',
        lname: 'Peeters',
        birthdate: '2022-10-12',
      }),
    );
    expect([won.length, lost]).toEqual([1, ['409 conflict']]);
  });

  it.each(everyRound)(
    'a mail address becomes the login of only one of two accounts that want it, round %i',
    async () => {
      const clients = await Promise.all(
        ['ouder@example.org', 'docent@example.org'].map((mail, index) => two.at(index).loggedIn(mail)),
      );
      const mail = 'zelfde@example.org';
      const codes: string[] = [];
      // Both accounts have several open links at the same time.
      for (let index = 0; index < tries; index += 1) {
        const uid = index % 2 === 0 ? 1 : 9;
        codes.push(
          (await issueCode({ db: two.db, clock: two.at(index).clock }, { uid, purpose: 'mail', mail })).code,
        );
      }
      const { won, lost } = await atOnce((client, index) =>
        (clients[index % 2] ?? client).call('confirm_mail', { code: codes[index] ?? '' }),
      );
      // The account that wins confirms with several links, so more than one call may succeed.
      expect(won.length).toBeGreaterThan(0);
      expect(lost).toContain('409 account-exists');
      expect(await two.db.$count(users, eq(users.mail, 'zelfde@example.org'))).toBe(1);
    },
  );
});
