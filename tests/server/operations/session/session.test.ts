import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

  it('of who did not ask to stay ends with the browser and after a day, also where a code of it opened another one', async () => {
    const browser = server.client();
    const { headers } = await browser.call('login', { ...login, stays: false });
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^auth=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    const { result } = await browser.ask('create_auth_code', {});
    const other = server.client();
    const exchanged = await other.call('exchange_auth_code', { auth: result.auth });
    expect(exchanged.headers['set-cookie']).not.toContain('Max-Age');
    server.clock.advance({ seconds: 86_399 });
    for (const one of [browser, other]) await one.ask('get_clubs_for_user', {});
    server.clock.advance({ seconds: 1 });
    for (const one of [browser, other]) expect((await one.call('get_clubs_for_user', {})).status).toBe(401);
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
