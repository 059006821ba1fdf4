import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { demoLogin } from '../../support/database/restoring/restorePasswords.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const inUse = 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in';

/** Without a maximum delay of the event loop, so that only the limits refuse calls on a busy machine. */
const calm = { ...defaultLimits, delay: 0 };

const noor = {
  fname: 'Noor',
  lname: "D'Hondt",
  mail: 'noor@example.org',
  password: 'vier paarse olifanten',
  birthdate: '1990-05-18',
};

describe('register_account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.database.db.delete(users).where(eq(users.mail, noor.mail)));
  afterAll(() => server.stop());

  it('makes an account that is logged in and can log in again', async () => {
    const client = server.client();
    const { user } = await client.ask('register_account', noor);
    expect(user).toMatchObject({ name: "Noor D'Hondt", age: 36, parent_uid: null, phone: '' });
    expect(user?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect((await client.ask('validate_auth', {})).user?.uid).toBe(user?.uid);
    const again = await server.client().ask('login', { mail: noor.mail, password: noor.password });
    expect(again.user?.uid).toBe(user?.uid);
  });

  it('normalises texts, the mail address and the phone number', async () => {
    const { user } = await server.client().ask('register_account', {
      ...noor,
      fname: ' Zoe\u0308 ',
      lname: 'Jan\u2011Piet\u200b',
      mail: ' Noor@Example.ORG ',
      phone: '0470 12 34 56',
    });
    expect(user).toMatchObject({ fname: 'Zoë', lname: 'Jan-Piet', phone: '+32 470123456' });
    const [kept] = await server.database.db
      .select()
      .from(users)
      .where(eq(users.uid, user?.uid ?? 0));
    expect(kept?.mail).toBe('noor@example.org');
  });

  it('accepts somebody under 16, who gets a guardian later', async () => {
    const { user } = await server.client().ask('register_account', { ...noor, birthdate: '2012-01-31' });
    expect(user?.age).toBe(14);
  });

  it.each([
    ['Ouder@Example.org', 'an account of its own'],
    ['noor@example.org', 'an account that was made just now'],
  ])('refuses %s, which has %s', async (mail) => {
    await server.client().ask('register_account', noor);
    const client = server.client();
    expect(await client.call('register_account', { ...noor, mail })).toMatchObject({
      status: 409,
      body: { errors: [inUse], code: 'account-exists', problems: [{ uid: 0, key: 'mail', message: inUse }] },
    });
    expect(client.cookie).toBeUndefined();
  });

  it('makes one account when the same address is registered several times at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => server.client().call('register_account', noor)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await server.database.db.$count(users, eq(users.mail, noor.mail))).toBe(1);
  });

  it.each([
    ['fname', 'X', 'Vul een geldige naam in'],
    ['fname', ' ', 'Vul dit veld in'],
    ['fname', 'Noor\u202e', 'Vul een geldige naam in'],
    ['lname', 'D33', 'Vul een geldige naam in'],
    ['mail', 'noor', 'Vul een geldig e-mailadres in'],
    ['mail', '', 'Vul dit veld in'],
    ['mail', 'noor@example.org;jan@example.org', 'Vul een geldig e-mailadres in'],
    ['birthdate', '2026-11-20', 'Geen geldige geboortedatum'],
    ['birthdate', '1926-11-19', 'Geen geldige geboortedatum'],
    ['birthdate', '2010-02-31', 'Geen geldige geboortedatum'],
    ['phone', '+32 0470123456x', 'Dit is geen geldig telefoonnummer'],
    ['phone', 'hello+', 'Dit is geen geldig telefoonnummer'],
  ])('refuses %s %j in the words of the specification', async (key, value, message) => {
    const refused = await server.client().call('register_account', { ...noor, [key]: value });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [message], code: 'invalid-answers', problems: [{ uid: 0, key, path: [], message }] },
    });
  });

  it('names every wrong field', async () => {
    const { status, body } = await server
      .client()
      .call('register_account', { ...noor, fname: '', birthdate: 'gisteren', mail: '@' });
    expect([status, body.errors]).toEqual([422, ['Sommige velden zijn niet juist ingevuld']]);
    expect(body.problems?.map(({ key }) => key)).toEqual(['fname', 'birthdate', 'mail']);
  });

  it.each([
    ['password', /makkelijk te raden/],
    ['12345678', /makkelijk te raden/],
    ['        ', /makkelijk te raden/],
    ['noor@example.org', /Gebruik je naam/],
    ['Noor1990', /Gebruik je naam/],
  ])('refuses the password %j, and says why at its field', async (password, message) => {
    expect(await server.client().call('register_account', { ...noor, password })).toMatchObject({
      status: 422,
      body: { problems: [{ uid: 0, key: 'password', message: expect.stringMatching(message) }] },
    });
    expect(await server.database.db.$count(users, eq(users.mail, noor.mail))).toBe(0);
  });

  it('ignores rights, a family or a uid in the request', async () => {
    const { user } = await server
      .client()
      .ask(
        'register_account',
        Object.assign({ clubPermissions: true, parent_uid: 1, uid: 1, isBlocked: true }, noor),
      );
    expect(user).toMatchObject({ clubPermissions: false, parent_uid: null });
    expect(user?.uid).toBeGreaterThan(12);
  });

  it('counts each attempt with a known address as a failed login', async () => {
    const limited = await startTestServer({ limits: { ...calm, failedLoginsOfAddress: 2 } });
    const knownMail = (mail: string) => limited.client().call('register_account', { ...noor, mail });
    expect((await knownMail('ouder@example.org')).status).toBe(409);
    expect((await knownMail('tiener@example.org')).status).toBe(409);
    expect(await knownMail('docent@example.org')).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    expect((await limited.client().call('login', demoLogin)).status).toBe(429);
    await limited.stop();
  });
});
