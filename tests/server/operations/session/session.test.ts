import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OperationName, operations } from '#schemas/operations.ts';
import { sessions } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const login = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    trustedProxies: { by: 'hops', hops: 1 },
    adminUrl: 'https://beheer.example.org/',
  });
});
afterAll(() => server.stop());

describe('a session', () => {
  afterEach(async () => {
    server.clock.reset();
    await server.database.db.delete(sessions);
  });

  const tokenOf = (cookie: string | undefined) => cookie?.replace('auth=', '') ?? '';

  it('is a cookie that scripts cannot read, for 365 days', async () => {
    const { headers } = await server.client().call('login', login);
    const attributes = 'Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^auth=[\\w-]{43}; ${attributes}$`)),
      expect.stringMatching(new RegExp(`^device=[\\w-]{43}; ${attributes}$`)),
    ]);
  });

  it('uses a Secure cookie when the portal is served over TLS', async () => {
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const { headers } = await server.client().call('login', login, https);
    expect(headers['set-cookie']).toEqual(Array(2).fill(expect.stringContaining('; Secure')));
  });

  it('is stored as a hash only', async () => {
    const browser = await server.loggedIn(login.mail);
    const kept = await server.database.db.select().from(sessions);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(tokenOf(browser.cookie));
  });

  it('is new at each login, which ends the previous session', async () => {
    const browser = await server.loggedIn(login.mail);
    const before = browser.cookie;
    await browser.ask('login', login);
    expect(browser.cookie).not.toBe(before);
    const old = server.client();
    old.cookie = before;
    expect((await old.call('validate_auth', {})).status).toBe(401);
  });

  it('ends by logging out, also for a stolen token', async () => {
    const browser = await server.loggedIn(login.mail);
    const thief = server.client();
    thief.cookie = browser.cookie;
    await browser.ask('logout', {});
    expect(browser.cookie).toBeUndefined();
    expect((await thief.call('get_clubs_for_user', {})).status).toBe(401);
    expect(await server.database.db.$count(sessions)).toBe(0);
  });

  it('works as a bearer token too, which takes precedence over the cookie', async () => {
    const parent = await server.loggedIn(login.mail);
    const other = await server.loggedIn('tiener@example.org');
    const bearer = { headers: { authorization: `Bearer ${tokenOf(parent.cookie)}` } };
    expect((await server.client().ask('validate_auth', {}, bearer)).user?.uid).toBe(1);
    expect((await other.ask('validate_auth', {}, bearer)).user?.uid).toBe(1);
  });

  it('ends 90 days after the last call', async () => {
    const browser = await server.loggedIn(login.mail);
    server.clock.advance({ days: 89 });
    await browser.ask('get_clubs_for_user', {});
    server.clock.advance({ seconds: 90 * 86_400 - 1 });
    await browser.ask('get_clubs_for_user', {});
    server.clock.advance({ days: 90 });
    expect((await browser.call('get_clubs_for_user', {})).status).toBe(401);
  });

  it('ends after 365 days, however often it is used', async () => {
    const browser = await server.loggedIn(login.mail);
    for (let month = 0; month < 12; month += 1) {
      server.clock.advance({ days: 30 });
      await browser.ask('get_clubs_for_user', {});
    }
    server.clock.advance({ seconds: 5 * 86_400 - 1 });
    await browser.ask('get_clubs_for_user', {});
    server.clock.advance({ seconds: 1 });
    expect((await browser.call('get_clubs_for_user', {})).status).toBe(401);
  });

  it('updates its last use at most once an hour', async () => {
    const browser = await server.loggedIn(login.mail);
    const lastUse = async () => (await server.database.db.select().from(sessions))[0]?.lastUsedAt;
    const before = await lastUse();
    server.clock.advance({ seconds: 3_599 });
    await browser.ask('get_clubs_for_user', {});
    expect(await lastUse()).toEqual(before);
    server.clock.advance({ seconds: 1 });
    await browser.ask('get_clubs_for_user', {});
    expect(await lastUse()).toEqual(server.clock.now());
  });

  it('that has ended is refused on a page that needs a login', async () => {
    const browser = await server.loggedIn(login.mail);
    await server.database.db.delete(sessions).where(eq(sessions.uid, 1));
    const refused = await browser.call('get_clubs_for_user', {});
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('that has ended makes the caller a visitor on a public page', async () => {
    const browser = await server.loggedIn(login.mail);
    await server.database.db.delete(sessions);
    expect((await browser.call('search_clubs', {})).status).toBe(200);
  });

  it('that has ended does not clear a newer cookie with a late answer', async () => {
    const browser = await server.loggedIn(login.mail);
    const old = browser.cookie;
    await browser.ask('login', login);
    const newer = browser.cookie;
    for (const operation of ['get_clubs_for_user', 'search_clubs'] as const) {
      browser.cookie = old;
      const { headers } = await browser.call(operation, {});
      expect(headers['set-cookie']).toBeUndefined();
    }
    browser.cookie = newer;
    expect((await browser.ask('validate_auth', {})).user?.uid).toBe(1);
  });
});

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

  it('ignores capitals and spaces around the mail address', async () => {
    const { user } = await server
      .client()
      .ask('login', { mail: ' Ouder@Example.ORG ', password: 'demo-wachtwoord' });
    expect(user?.uid).toBe(1);
  });
});

describe('validate_auth', () => {
  it('answers null to a visitor', async () => {
    const { user, adminURL } = await server.client().ask('validate_auth', {});
    expect([user, adminURL]).toEqual([null, null]);
  });

  it('refuses an invalid token and clears its cookie', async () => {
    const client = server.client();
    client.cookie = 'auth=kaf';
    expect(await client.call('validate_auth', {})).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect(client.cookie).toBeUndefined();
  });

  it('identifies the token in the request without setting a cookie', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const client = server.client();
    const { user } = await client.ask('validate_auth', { auth: parent.cookie?.replace('auth=', '') ?? '' });
    expect([user?.uid, client.cookie]).toEqual([1, undefined]);
    expect((await client.call('validate_auth', { auth: 'kaf' })).status).toBe(401);
  });

  it('gives the admin panel only to somebody who runs a club', async () => {
    const admin = await server.loggedIn('beheer@example.org');
    expect(await admin.ask('validate_auth', { getPermissions: true })).toMatchObject({
      adminURL: 'https://beheer.example.org/',
      user: { clubPermissions: true },
    });
    const teacher = await server.loggedIn('docent@example.org');
    expect(await teacher.ask('validate_auth', { getPermissions: true })).toMatchObject({
      adminURL: null,
      user: { teacher: true },
    });
  });

  it('gives the memberships of a federation', async () => {
    const member = await server.loggedIn('federatie@example.org');
    expect(await member.ask('validate_auth', {})).toMatchObject({
      user: { uid: 12, hasMembershipCards: true },
      dsv_members: [{ uid: 12 }],
      federations: { '12': [{ type: 'member', membership_no: 'DF-2048-17' }] },
    });
  });

  it('tells a blocked account why it is blocked, and all other operations refuse that account', async () => {
    const blocked = await server.loggedIn('geblokkeerd@example.org');
    expect((await blocked.ask('validate_auth', {})).user).toMatchObject({
      blocked: true,
      blocked_reason: 'Er staan nog kostennota’s van vorig seizoen open.',
    });
    const code = { auth: 'kaf' };
    const requests: Partial<Record<OperationName, unknown>> = {
      login,
      register_account: { ...login, fname: 'An', lname: 'Peeters', birthdate: '1985-11-03' },
      request_password_reset: { mail: login.mail },
      reset_password: { code: 'kaf', password: 'een heel nieuw wachtwoord' },
      change_password: { current: 'demo-wachtwoord', password: 'een heel nieuw wachtwoord' },
      create_auth_code: {},
      confirm_mail: { code: 'kaf' },
      send_mail_confirmation: {},
      get_sessions: {},
      log_out_everywhere: {},
      exchange_auth_code: code,
      open_admin_panel: {},
      get_profile: { uid: 11 },
      save_profile: { uid: 11, phone: '' },
      add_family_member: { fname: 'Fien', lname: 'Lemmens', birthdate: '2022-10-12' },
      add_new_parent: { uid: 11 },
      export_my_data: { password: 'demo-wachtwoord' },
      get_erasure: { uid: 11 },
      erase_my_data: { uid: 11, password: 'demo-wachtwoord' },
      get_last_unpaid_order: { club: 1 },
      get_club_by_url: { url: 'arabesk' },
      get_courses: { club: 1, type: 'course' },
      search_clubs: {},
      get_clubs_for_user: {},
      get_user_family_members: { uid: 11 },
    };
    for (const [name, request] of Object.entries(requests))
      expect(await blocked.call(name as OperationName, request)).toMatchObject({
        status: 403,
        body: { errors: ['Jouw account is geblokkeerd, contacteer jouw clubbeheerder.'] },
      });
    // All operations of these groups are refused, except two.
    const groups: readonly string[] = ['session', 'family'];
    const open = Object.values(operations).filter(
      ({ group, name }) => groups.includes(group) && !(name in requests),
    );
    expect(open.map(({ name }) => name)).toEqual(['logout', 'validate_auth']);
    await blocked.ask('logout', {});
  });
});
