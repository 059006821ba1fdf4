import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { demoLogin, restorePasswords } from '../../support/database/restoring/restorePasswords.ts';
import { mailOnceThere } from '../../support/mails/readMails.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** Without a maximum delay of the event loop, so that only the limits refuse calls on a busy machine. */
const calm = { ...defaultLimits, delay: 0 };

describe('change_password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterEach(() => restorePasswords(server));
  afterAll(() => server.stop());

  const change = { current: 'demo-wachtwoord', password: 'een heel nieuw wachtwoord' };

  it('saves the new password, keeps this session and ends the others', async () => {
    const here = await server.loggedIn('ouder@example.org');
    const there = await server.loggedIn('ouder@example.org');
    const stranger = await server.loggedIn('tiener@example.org');
    const { result } = await there.ask('create_auth_code', {});
    await here.ask('change_password', change);
    expect((await here.ask('validate_auth', {})).user?.uid).toBe(1);
    expect((await there.call('validate_auth', {})).status).toBe(401);
    expect((await stranger.ask('validate_auth', {})).user?.uid).toBe(5);
    expect((await there.call('exchange_auth_code', { auth: result.auth })).status).toBe(410);
    expect((await server.client().call('login', demoLogin)).status).toBe(401);
    await server.client().ask('login', { mail: 'ouder@example.org', password: change.password });
    const notice = await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: 'Je wachtwoord is gewijzigd',
    });
    expect(notice).toMatchObject({
      to: [{ address: 'ouder@example.org' }],
      subject: 'Je wachtwoord is gewijzigd',
    });
  });

  it('refuses the change where another change of the password was stored a moment before', async () => {
    const here = await server.loggedIn('ouder@example.org');
    const { db } = server.database;
    const isAn = eq(users.uid, 1);
    const asked = await db.transaction(async (tx) => {
      await tx.select().from(users).where(isAn).for('update');
      const answer = here.call('change_password', change);
      await untilBlocked({ tx, watcher: db, statement: /^update "users" set "password_hash"/ });
      await tx.update(users).set({ passwordHash: 'of another change' }).where(isAn);
      return { answer };
    });
    expect((await asked.answer).status).toBe(409);
  });

  it('refuses a wrong current password in the words of the specification', async () => {
    const here = await server.loggedIn('ouder@example.org');
    const message = 'Wachtwoord komt niet overeen met account';
    expect(await here.call('change_password', { ...change, current: 'fout' })).toMatchObject({
      status: 422,
      body: { errors: [message], problems: [{ uid: 1, key: 'current', message }] },
    });
    await server.client().ask('login', demoLogin);
  });

  it('refuses a common new password, and the mail address as a password', async () => {
    const here = await server.loggedIn('ouder@example.org');
    for (const password of ['password', '        ', 'ouder@example.org'])
      expect(await here.call('change_password', { ...change, password })).toMatchObject({
        status: 422,
        body: { problems: [{ uid: 1, key: 'password' }] },
      });
    await server.client().ask('login', demoLogin);
  });

  it('counts wrong passwords as failed logins, so that an open session is no place to guess', async () => {
    const limited = await startTestServer({ limits: { ...calm, loginsOfAccount: 2 } });
    const here = await limited.loggedIn('ouder@example.org');
    const guess = () => here.call('change_password', { ...change, current: 'fout' });
    expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await limited.client().call('login', demoLogin)).status).toBe(429);
    await limited.stop();
  });
});
