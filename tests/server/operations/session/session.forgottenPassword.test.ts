import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeCodes, users } from '#server/db/schema.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { demoLogin, restorePasswords } from '../../support/database/restoring/restorePasswords.ts';
import { codeIn, mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const resetSubject = 'Kies een nieuw wachtwoord';
const portalUrl = 'https://club.example.org';

/** Without a maximum delay of the event loop, so that only the limits refuse calls on a busy machine. */
const calm = { ...defaultLimits, delay: 0 };

describe('a forgotten password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ portalUrl });
  });
  afterEach(async () => {
    server.clock.reset();
    await restorePasswords(server);
  });
  afterAll(() => server.stop());

  const ask = (mail: string) => server.client().call('request_password_reset', { mail });
  const reset = (code: string, password = 'een heel nieuw wachtwoord') =>
    server.client().call('reset_password', { code, password });
  async function codeFor(mail: string): Promise<string> {
    const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
    await ask(mail);
    return codeIn(await mailOnceThere(server.mailFolder, { to: mail, subject: resetSubject }, seen));
  }

  it('leads back by the mailed link to where it was asked, and to no other website', async () => {
    const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
    const mail = 'beheer@example.org';
    const send = (redirect: string) => server.client().call('request_password_reset', { mail, redirect });
    const refused = ['//evil.example', '/\\evil.example', 'https://evil.example'];
    for (const redirect of refused) expect((await send(redirect)).status).toBe(400);
    expect((await send('/arabesk/kleuterdans?tarief=1031')).status).toBe(200);
    const { text = '' } = await mailOnceThere(server.mailFolder, { to: mail, subject: resetSubject }, seen);
    const [link = ''] = /https:\S+wachtwoord-herstellen\S+/.exec(text) ?? [];
    expect(new URL(link).searchParams.get('redirect')).toBe('/arabesk/kleuterdans?tarief=1031');
  });

  it('is reset by a mailed link, which opens a new session and ends all others', async () => {
    const old = await server.loggedIn('ouder@example.org');
    await server.client().ask('request_password_reset', { mail: ' Ouder@Example.org' });
    const mail = await mailOnceThere(server.mailFolder, { to: 'ouder@example.org', subject: resetSubject });
    expect(mail).toMatchObject({
      to: [{ address: 'ouder@example.org' }],
      subject: 'Kies een nieuw wachtwoord',
      text: expect.stringContaining('https://club.example.org/wachtwoord-herstellen?code='),
    });
    const client = server.client();
    const { user } = await client.ask('reset_password', {
      code: codeIn(mail),
      password: 'een heel nieuw wachtwoord',
    });
    expect(user?.uid).toBe(1);
    expect((await client.ask('validate_auth', {})).user?.uid).toBe(1);
    expect((await old.call('validate_auth', {})).status).toBe(401);
    expect((await server.client().call('login', demoLogin)).status).toBe(401);
    await server.client().ask('login', { ...demoLogin, password: 'een heel nieuw wachtwoord' });
    await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: 'Je wachtwoord is gewijzigd',
    });
  });

  it('is answered before the work for its mail, so that neither the answer nor its time tells whether the account exists', async () => {
    const { db } = server.database;
    const before = await db.$count(oneTimeCodes);
    const answers = await db.transaction(async (tx) => {
      // Holds up the work: an answer that waits for a code would never come.
      await tx.execute(sql`lock table one_time_codes in access exclusive mode`);
      return [await ask('ouder@example.org'), await ask('niemand@example.org')];
    });
    const [known, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(known).toEqual({ status: 200, body: { result: true } });
    expect(unknown).toEqual(known);
    await server.settled();
    expect(await db.$count(oneTimeCodes)).toBe(before + 1);
  });

  it('is reset with a code of 256 bits, of which only the hash is stored', async () => {
    const code = await codeFor('ouder@example.org');
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await server.database.db.select().from(oneTimeCodes))).not.toContain(code);
  });

  const used = {
    status: 410,
    body: {
      code: 'code-used',
      errors: ['Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe aan.'],
    },
  };

  it('has a link that works once', async () => {
    const code = await codeFor('ouder@example.org');
    expect((await reset(code)).status).toBe(200);
    expect(await reset(code, 'nog een ander wachtwoord')).toMatchObject(used);
    await server.client().ask('login', { ...demoLogin, password: 'een heel nieuw wachtwoord' });
  });

  it('has a link that works once, also for simultaneous requests', async () => {
    const code = await codeFor('ouder@example.org');
    const all = await Promise.all(
      ['eerste keer', 'tweede keer', 'derde keer'].map((word) => reset(code, word)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('has a link that expires after an hour', async () => {
    const code = await codeFor('ouder@example.org');
    server.clock.advance({ seconds: 3_600 });
    expect(await reset(code)).toMatchObject(used);
    server.clock.reset();
    server.clock.advance({ seconds: 3_599 });
    expect((await reset(code)).status).toBe(200);
  });

  it('has links that all end once one was used', async () => {
    const [first, second] = [await codeFor('ouder@example.org'), await codeFor('ouder@example.org')];
    expect((await reset(second)).status).toBe(200);
    expect(await reset(first)).toMatchObject(used);
  });

  it.each(['kaf', 'a'.repeat(43), "' or 1=1 --"])('is not reset with the code %j', async (code) => {
    expect(await reset(code)).toMatchObject(used);
  });

  it('is not reset with a code for a login, and its own code does not log in', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const { result } = await parent.ask('create_auth_code', {});
    expect(await reset(result.auth)).toMatchObject(used);
    const auth = await codeFor('ouder@example.org');
    expect((await server.client().call('exchange_auth_code', { auth })).status).toBe(410);
    expect((await server.client().call('validate_auth', { auth })).status).toBe(401);
  });

  it('gets the same answer with and without an account, and a mail only for an account with a login', async () => {
    const other = await startTestServer({ portalUrl });
    await other.database.db.update(users).set({ mail: 'oma@example.org' }).where(eq(users.uid, 2));
    const answers = [];
    for (const mail of ['niemand@example.org', 'oma@example.org', 'ouder@example.org'])
      answers.push(await other.client().call('request_password_reset', { mail }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { result: true }]));
    await other.settled();
    expect((await readMails(other.mailFolder)).map(({ to }) => to?.[0]?.address)).toEqual([
      'ouder@example.org',
    ]);
    await other.stop();
  });

  it.each(['ouder', 'ouder@example.org;tiener@example.org', 'a@b.be\r\nBcc: c@d.be', ''])(
    'can be requested for one valid address, and not for %j',
    async (mail) => {
      expect(await ask(mail)).toMatchObject({
        status: 422,
        body: { problems: [{ key: 'mail', message: 'Vul een geldig e-mailadres in' }] },
      });
    },
  );

  it('needs eight characters, and a shorter password leaves the link valid', async () => {
    const code = await codeFor('ouder@example.org');
    expect((await reset(code, '1234567')).status).toBe(400);
    expect((await reset(code, 'kwx83hqz')).status).toBe(200);
  });

  it('is refused when it is common or personal, and the link stays valid', async () => {
    const code = await codeFor('ouder@example.org');
    for (const password of ['wachtwoord', 'An Peeters'])
      expect(await reset(code, password)).toMatchObject({
        status: 422,
        body: { problems: [{ uid: 1, key: 'password' }] },
      });
    expect((await reset(code)).status).toBe(200);
  });

  it('leaves a blocked account blocked after the reset', async () => {
    const code = await codeFor('geblokkeerd@example.org');
    const client = server.client();
    const { user } = await client.ask('reset_password', { code, password: 'een heel nieuw wachtwoord' });
    expect(user).toMatchObject({ uid: 11, blocked: true });
    expect((await client.call('get_dashboard', {})).status).toBe(403);
  });

  it('is answered when the mail server is away, and the log names nobody', async () => {
    const lines: string[] = [];
    let attempts = 0;
    const broken = await startTestServer({
      portalUrl,
      log: { level: 'trace', stream: { write: (line) => lines.push(line) } },
      mailer: {
        async send({ to }) {
          attempts += 1;
          throw new Error(`550 <${to}>`);
        },
        async forget() {},
        async sweep() {},
        async close() {},
      },
    });
    await broken.client().ask('request_password_reset', { mail: 'ouder@example.org' });
    await broken.settled();
    await broken.stop();
    expect(attempts).toBe(1);
    expect(lines.join('')).toContain('a mail was not sent');
    expect(lines.join('')).not.toContain('ouder@example.org');
  });

  it('can be requested five times an hour for one mail address by one asker, and a limited number of times from one IP address', async () => {
    const limited = await startTestServer({
      portalUrl,
      limits: { ...calm, mailsFromAddress: 7 },
    });
    const from = (mail: string, remoteAddress = '192.0.2.1') =>
      limited.client().call('request_password_reset', { mail }, { remoteAddress });
    for (let time = 0; time < 5; time += 1) expect((await from('niemand@example.org')).status).toBe(200);
    const refused = await from(' NIEMAND@example.org');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('ouder@example.org')).status).toBe(200);
    expect((await from('tiener@example.org')).status).toBe(200);
    expect((await from('docent@example.org')).status).toBe(429);
    expect((await from('docent@example.org', '192.0.2.3')).status).toBe(200);
    await limited.stop();
  });
});
