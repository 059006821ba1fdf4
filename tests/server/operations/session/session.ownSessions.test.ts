import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const login = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('the sessions of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('are listed for their owner, with browser and system and without a token', async () => {
    const [desktop, mobile, other] = [server.client(), server.client(), server.client()];
    await desktop.ask('login', login, { headers: { 'user-agent': firefox } });
    server.clock.advance({ days: 1 });
    await mobile.ask('login', login, { headers: { 'user-agent': phone } });
    await other.ask('login', { ...login, mail: 'tiener@example.org' });
    const now = server.clock.now();
    const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const session = { uid: 1, login: 'x', device: 'Safari, macOS', createdAt: now };
    const times = { lastUsedAt: now, expiresAt: daysFromNow(1) };
    await server.database.db.insert(sessions).values([
      { ...session, ...times, tokenHash: 'expired', expiresAt: now },
      { ...session, ...times, tokenHash: 'idle', lastUsedAt: daysFromNow(-90) },
    ]);
    const { result } = await desktop.ask('get_sessions', {});
    expect(result).toMatchObject([
      { device: 'Chrome, Android', isCurrent: false },
      { device: 'Firefox, Windows', isCurrent: true },
    ]);
    expect(result.map(({ since, lastUsed }) => lastUsed - since)).toEqual([0, 86_400]);
    expect(JSON.stringify(result)).not.toContain(desktop.cookie?.slice('auth='.length));
  });

  it('have an empty device for an unknown user agent', async () => {
    const odd = server.client();
    await odd.ask('login', login, { headers: { 'user-agent': '<script>'.repeat(500) } });
    const { result } = await odd.ask('get_sessions', {});
    expect(result.find(({ isCurrent }) => isCurrent)?.device).toBe('');
  });

  it('all end at once together with their codes, and other accounts stay logged in', async () => {
    const [here, there, other] = [server.client(), server.client(), server.client()];
    await here.ask('login', login);
    await there.ask('login', login);
    await other.ask('login', { ...login, mail: 'tiener@example.org' });
    const { result } = await there.ask('create_auth_code', {});
    await here.ask('log_out_everywhere', {});
    expect(here.cookie).toBeUndefined();
    expect((await there.call('get_sessions', {})).status).toBe(401);
    expect((await there.call('exchange_auth_code', { auth: result.auth })).status).toBe(410);
    expect((await other.ask('validate_auth', {})).user?.uid).toBe(5);
    await here.ask('login', login);
    expect((await here.ask('get_sessions', {})).result).toHaveLength(1);
  });
});
