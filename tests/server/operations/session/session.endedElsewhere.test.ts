import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endedSessions } from '#server/db/schema.ts';
import { sweepLogins } from '#server/services/sessions/sweepLogins.ts';
import { demoLogin } from '../../support/database/restoring/restorePasswords.ts';
import { codeIn, mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const password = 'een heel nieuw wachtwoord';
const owner = { fname: 'Vic', lname: 'Tim', birthdate: '1984-02-29', mail: 'slachtoffer@example.org' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ portalUrl: 'https://club.example.org' });
});
beforeEach(async () => {
  server.clock.reset();
  await server.restore();
});
afterAll(() => server.stop());

const refusalOf = async (client: TestClient) => {
  const { status, body } = await client.call('get_clubs_for_user', {});
  return [status, body.code];
};
const ended = [401, 'session-ended'];
const over = [401, 'unauthenticated'];

async function mailedCode(subject: string, mail: string, ask: () => Promise<unknown>): Promise<string> {
  const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
  await ask();
  return codeIn(await mailOnceThere(server.mailFolder, { to: mail, subject }, seen));
}

async function reset(mail: string): Promise<void> {
  const client = server.client();
  const code = await mailedCode('Kies een nieuw wachtwoord', mail, () =>
    client.ask('request_password_reset', { mail }),
  );
  await client.ask('reset_password', { code, password });
}

describe('a session that somebody ended from elsewhere is refused as `session-ended`', () => {
  it('after log_out_everywhere', async () => {
    const [here, there] = [await server.loggedIn(demoLogin.mail), await server.loggedIn(demoLogin.mail)];
    await here.ask('log_out_everywhere', {});
    expect(await refusalOf(there)).toEqual(ended);
  });

  it('after change_password, which keeps the session that changes it', async () => {
    const [here, there] = [await server.loggedIn(demoLogin.mail), await server.loggedIn(demoLogin.mail)];
    await here.ask('change_password', { current: demoLogin.password, password });
    expect(await refusalOf(there)).toEqual(ended);
    expect((await here.call('get_clubs_for_user', {})).status).toBe(200);
  });

  it('after reset_password', async () => {
    const there = await server.loggedIn(demoLogin.mail);
    await reset(demoLogin.mail);
    expect(await refusalOf(there)).toEqual(ended);
  });

  it('after the first proof of its mailbox', async () => {
    const [here, there] = [server.client(), server.client()];
    const code = await mailedCode('Bevestig je e-mailadres', owner.mail, () =>
      here.ask('register_account', { ...owner, password }),
    );
    await there.ask('login', { mail: owner.mail, password });
    await here.ask('confirm_mail', { code });
    expect(await refusalOf(there)).toEqual(ended);
  });

  it('after the erasure of its account', async () => {
    const [here, there] = [server.client(), server.client()];
    const { user } = await here.ask('register_account', { ...owner, password });
    await there.ask('login', { mail: owner.mail, password });
    await here.ask('erase_my_data', { uid: user?.uid ?? 0, password });
    expect(await refusalOf(there)).toEqual(ended);
  });
});

describe('a session that ended by itself, or by a logout in its own browser, is refused as before', () => {
  it.each([['idle', { days: 90 }] as const, ['expired', { days: 365 }] as const])('%s', async (_, time) => {
    const browser = await server.loggedIn(demoLogin.mail);
    server.clock.advance(time);
    expect(await refusalOf(browser)).toEqual(over);
  });

  it('logged out, also for a second window with the same cookie', async () => {
    const [browser, second] = [await server.loggedIn(demoLogin.mail), server.client()];
    second.cookie = browser.cookie;
    await browser.ask('logout', {});
    expect(await refusalOf(second)).toEqual(over);
  });

  it('replaced by a new login in the same browser', async () => {
    const [browser, old] = [await server.loggedIn(demoLogin.mail), server.client()];
    old.cookie = browser.cookie;
    await browser.ask('login', demoLogin);
    expect(await refusalOf(old)).toEqual(over);
  });

  it('or never existed, while another one was ended from elsewhere', async () => {
    await (await server.loggedIn(demoLogin.mail)).ask('log_out_everywhere', {});
    const client = server.client();
    client.cookie = 'auth=kaf';
    expect(await refusalOf(client)).toEqual(over);
  });
});

describe('the record of a session that was ended', () => {
  const endOne = async () => {
    const [here, there] = [await server.loggedIn(demoLogin.mail), await server.loggedIn(demoLogin.mail)];
    await here.ask('log_out_everywhere', {});
    return there;
  };

  it('makes validate_auth tell the browser, and clear its cookie', async () => {
    const there = await endOne();
    const auth = there.cookie?.replace('auth=', '') ?? '';
    expect((await server.client().call('validate_auth', { auth })).body.code).toBe('session-ended');
    expect((await there.call('validate_auth', {})).body.code).toBe('session-ended');
    expect(there.cookie).toBeUndefined();
    expect((await there.ask('validate_auth', {})).user).toBeNull();
  });

  it('leaves public pages to everybody, except what they show of a person', async () => {
    const there = await endOne();
    expect((await there.call('search_clubs', {})).status).toBe(200);
    const { body } = await there.call('get_form', { club: 1, form: 'kaf', uid: 1 });
    expect(body.code).toBe('session-ended');
  });

  it('lasts as long as the session could have, and names nobody', async () => {
    const there = await endOne();
    const { db } = server.database;
    expect(Object.keys((await db.select().from(endedSessions))[0] ?? {})).toEqual(['tokenHash', 'expiresAt']);
    server.clock.advance({ days: 364 });
    await sweepLogins(db, server.clock.now());
    expect(await refusalOf(there)).toEqual(ended);
    server.clock.advance({ days: 1 });
    expect(await refusalOf(there)).toEqual(over);
    await sweepLogins(db, server.clock.now());
    expect(await db.$count(endedSessions)).toBe(0);
  });
});
