import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeCodes, sessions } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ adminUrl: 'https://beheer.example.org/start?taal=nl#clubs' });
});
afterEach(async () => {
  server.clock.reset();
  await server.database.db.delete(sessions);
  await server.database.db.delete(oneTimeCodes);
});
afterAll(() => server.stop());

const tokenOf = (client: TestClient) => client.cookie?.replace('auth=', '') ?? '';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const codeOf = async (client: TestClient) => (await client.ask('create_auth_code', {})).result.auth;

const used = {
  status: 410,
  body: {
    code: 'code-used',
    errors: ['Deze aanmeldlink is al gebruikt of niet meer geldig. Meld je aan met je wachtwoord.'],
  },
};

describe('a code to log in elsewhere', () => {
  it('logs in once within 60 seconds', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const { result } = await parent.ask('create_auth_code', {});
    expect(result.expires).toBe(Math.floor(server.clock.now().getTime() / 1000) + 60);
    const other = server.client();
    expect((await other.ask('exchange_auth_code', { auth: result.auth })).user?.uid).toBe(1);
    expect(other.cookie).toMatch(/^auth=[\w-]{43}$/);
    expect(tokenOf(other)).not.toBe(result.auth);
    expect((await parent.ask('validate_auth', {})).user?.uid).toBe(1);
    expect(await server.client().call('exchange_auth_code', { auth: result.auth })).toMatchObject(used);
  });

  it('expires after 60 seconds', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const [early, late] = [await codeOf(parent), await codeOf(parent)];
    server.clock.advance({ seconds: 59 });
    expect((await server.client().call('exchange_auth_code', { auth: early })).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect((await server.client().call('validate_auth', { auth: late })).status).toBe(401);
    expect(await server.client().call('exchange_auth_code', { auth: late })).toMatchObject(used);
  });

  it('identifies its user in validate_auth any number of times, and stays valid', async () => {
    const auth = await codeOf(await server.loggedIn('ouder@example.org'));
    const client = server.client();
    for (let time = 0; time < 3; time += 1)
      expect((await client.ask('validate_auth', { auth })).user?.name).toBe('An Peeters');
    expect(client.cookie).toBeUndefined();
    await client.ask('exchange_auth_code', { auth });
    expect((await client.call('validate_auth', { auth })).status).toBe(401);
  });

  it('opens a session that ends together with the original session, in both directions', async () => {
    const [page, frame, elsewhere] = [
      await server.loggedIn('ouder@example.org'),
      server.client(),
      await server.loggedIn('ouder@example.org'),
    ];
    const { user } = await frame.ask('exchange_auth_code', { auth: await codeOf(page), bearer: true });
    const inFrame = bearer(user?.auth ?? '');
    const pending = await codeOf(page);
    await frame.call('logout', {}, inFrame);
    expect((await page.call('validate_auth', {})).status).toBe(401);
    expect(await server.client().call('exchange_auth_code', { auth: pending })).toMatchObject(used);
    expect((await elsewhere.ask('validate_auth', {})).user?.uid).toBe(1);

    const other = server.client();
    await other.ask('exchange_auth_code', { auth: await codeOf(elsewhere) });
    await elsewhere.ask('logout', {});
    expect((await other.call('validate_auth', {})).status).toBe(401);
  });

  it('logs in only one of many simultaneous clients', async () => {
    const auth = await codeOf(await server.loggedIn('ouder@example.org'));
    const all = await Promise.all(
      Array.from({ length: 20 }, () => server.client().call('exchange_auth_code', { auth })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 410)).toHaveLength(19);
  });

  it('is stored as a hash only, and removed after it expires', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const auth = await codeOf(parent);
    expect(JSON.stringify(await server.database.db.select().from(oneTimeCodes))).not.toContain(auth);
    await codeOf(await server.loggedIn('tiener@example.org'));
    server.clock.advance({ seconds: 60 });
    await codeOf(parent);
    const left = await server.database.db.select().from(oneTimeCodes).orderBy(oneTimeCodes.uid);
    expect(left.map(({ uid }) => uid)).toEqual([1, 5]);
  });

  it('is no session token: no operation accepts the code', async () => {
    const auth = await codeOf(await server.loggedIn('ouder@example.org'));
    const client = server.client();
    expect((await client.call('get_clubs_for_user', {}, bearer(auth))).status).toBe(401);
    client.cookie = `auth=${auth}`;
    expect((await client.call('get_clubs_for_user', {})).status).toBe(401);
  });

  it('may be the token of a session, which another one replaces, unless it is expired or idle', async () => {
    const exchange = async (time: { readonly days: number }, stays: boolean) => {
      server.clock.reset();
      const session = { uid: 1, stays };
      const auth = await openSession({ db: server.database.db, clock: server.clock }, session);
      server.clock.advance(time);
      const { status } = await server.client().call('exchange_auth_code', { auth });
      return status;
    };
    expect(await exchange({ days: 0 }, false)).toBe(200);
    expect(await exchange({ days: 1 }, false)).toBe(410);
    expect(await exchange({ days: 89 }, true)).toBe(200);
    expect(await exchange({ days: 90 }, true)).toBe(410);
  });

  it('replaces and ends the session of the client', async () => {
    const auth = await codeOf(await server.loggedIn('ouder@example.org'));
    const teen = await server.loggedIn('tiener@example.org');
    const before = tokenOf(teen);
    await teen.ask('exchange_auth_code', { auth });
    expect((await teen.ask('validate_auth', {})).user?.uid).toBe(1);
    expect((await server.client().call('validate_auth', {}, bearer(before))).status).toBe(401);
  });
});

describe('a bearer session', () => {
  const asBearer = async (client: TestClient) => {
    const auth = await codeOf(await server.loggedIn('ouder@example.org'));
    return client.call('exchange_auth_code', { auth, bearer: true });
  };

  it('is answered in the body, sets no cookie and identifies the user', async () => {
    const frame = server.client();
    const { user } = await frame.ask('login', {
      mail: 'ouder@example.org',
      password: 'demo-wachtwoord',
      bearer: true,
    });
    expect(user?.auth).toMatch(/^[\w-]{43}$/);
    expect(frame.cookie).toBeUndefined();
    expect((await frame.ask('validate_auth', {}, bearer(user?.auth ?? ''))).user?.uid).toBe(1);
    expect(user).not.toEqual((await frame.ask('validate_auth', {}, bearer(user?.auth ?? ''))).user);
  });

  it('leaves the cookie and the session of the page unchanged', async () => {
    const teen = await server.loggedIn('tiener@example.org');
    const { status, headers } = await asBearer(teen);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect((await teen.ask('validate_auth', {})).user?.uid).toBe(5);
  });

  it('ends the bearer session that it replaces', async () => {
    const frame = server.client();
    const login = { mail: 'ouder@example.org', password: 'demo-wachtwoord', bearer: true };
    const first = (await frame.ask('login', login)).user?.auth ?? '';
    const second = (await frame.ask('login', login, bearer(first))).user?.auth ?? '';
    expect((await frame.call('validate_auth', {}, bearer(first))).status).toBe(401);
    expect((await frame.ask('validate_auth', {}, bearer(second))).user?.uid).toBe(1);
  });

  it('survives a login of the page with a cookie', async () => {
    const frame = server.client();
    const token = (
      await frame.ask('login', { mail: 'ouder@example.org', password: 'demo-wachtwoord', bearer: true })
    ).user?.auth;
    await frame.ask(
      'login',
      { mail: 'tiener@example.org', password: 'demo-wachtwoord' },
      bearer(token ?? ''),
    );
    expect(frame.cookie).toBeDefined();
    expect((await server.client().ask('validate_auth', {}, bearer(token ?? ''))).user?.uid).toBe(1);
  });

  it('ends by logging out, and the page stays logged in', async () => {
    const page = await server.loggedIn('tiener@example.org');
    const { user } = await server.client().ask('login', {
      mail: 'ouder@example.org',
      password: 'demo-wachtwoord',
      bearer: true,
    });
    const { headers } = await page.call('logout', {}, bearer(user?.auth ?? ''));
    expect(headers['set-cookie']).toBeUndefined();
    expect((await server.client().call('validate_auth', {}, bearer(user?.auth ?? ''))).status).toBe(401);
    expect((await page.ask('validate_auth', {})).user?.uid).toBe(5);
  });

  it('that is invalid does not clear the cookie of the page', async () => {
    const page = await server.loggedIn('ouder@example.org');
    const { cookie } = page;
    const headers = { authorization: 'Bearer kaf' };
    expect(await page.call('validate_auth', {}, { headers })).toMatchObject({ status: 401 });
    expect(page.cookie).toBe(cookie);
    expect((await page.ask('validate_auth', {})).user?.uid).toBe(1);
  });

  it('is never answered unless the request asks for it', async () => {
    const client = server.client();
    const { user } = await client.ask('login', { mail: 'ouder@example.org', password: 'demo-wachtwoord' });
    expect(user).not.toHaveProperty('auth');
    expect((await client.ask('validate_auth', {})).user).not.toHaveProperty('auth');
  });
});
