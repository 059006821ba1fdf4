import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('login', () => {
  it.each([
    ['a wrong password', { mail: 'ouder@example.org', password: 'Demo-wachtwoord' }],
    ['an unknown account', { mail: 'niemand@example.org', password: 'demo-wachtwoord' }],
    ['a password with a blank', { mail: 'ouder@example.org', password: 'demo-wachtwoord ' }],
    ['SQL', { mail: "' or 1=1 --", password: "' or 1=1 --" }],
  ])('answers the same to %s', async (_name, request) => {
    const client = server.client();
    expect(await client.call('login', request)).toMatchObject({
      status: 401,
      body: { errors: ['Wachtwoord komt niet overeen met account'], code: 'unauthenticated' },
    });
    expect(client.cookie).toBeUndefined();
  });

  it.each([
    ['capitals and blanks', ' Ouder@Example.ORG '],
    ['a zero-width space', '\u200bouder@example.org'],
    ['a soft hyphen', 'ouder@exam\u00adple.org'],
    ['a no-break space', 'ouder@example.org\u00a0'],
    ['a full stop at the end', 'ouder@example.org.'],
  ])('ignores %s in the mail address', async (_name, mail) => {
    const { user } = await server.client().ask('login', { mail, password: 'demo-wachtwoord' });
    expect(user?.uid).toBe(1);
  });
});

describe('an address with letters outside ASCII', () => {
  const inLetters = 'jan@bücher.example';
  const inPunycode = 'jan@xn--bcher-kva.example';
  const password = 'vier paarse olifanten';
  const jan = { fname: 'Jan', lname: 'Claes', birthdate: '1984-02-29', password };
  beforeEach(() => server.restore());

  it.each([
    [inLetters, inPunycode],
    [inPunycode, inLetters],
    [`Jan@BÜCHER.example.`, inPunycode],
  ])('is one account: %s signs up, %s logs in and gets the mail of a new password', async (first, second) => {
    const { user } = await server.client().ask('register_account', { ...jan, mail: first });
    const again = { ...jan, mail: second };
    expect((await server.client().call('register_account', again)).status).toBe(409);
    expect((await server.client().ask('login', { mail: second, password })).user?.uid).toBe(user?.uid);
    await server.client().ask('request_password_reset', { mail: second });
    await server.settled();
    const subjects = (await readMails(server.mailFolder))
      .filter(({ to }) => to?.[0]?.address === inPunycode || to?.[0]?.address === inLetters)
      .map(({ subject }) => subject);
    expect(subjects).toContain('Kies een nieuw wachtwoord');
  });

  it('logs in also where an earlier version stored it in Punycode', async () => {
    const { user } = await server.client().ask('register_account', { ...jan, mail: inLetters });
    await server.database.db.update(users).set({ mail: inPunycode }).where(eq(users.mail, inLetters));
    expect((await server.client().ask('login', { mail: inLetters, password })).user?.uid).toBe(user?.uid);
    expect((await server.client().call('register_account', { ...jan, mail: inLetters })).status).toBe(409);
  });
});
