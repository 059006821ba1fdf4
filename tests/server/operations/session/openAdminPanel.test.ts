import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeCodes, sessions } from '#server/db/schema.ts';
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

const used = {
  status: 410,
  body: {
    code: 'code-used',
    errors: ['Deze aanmeldlink is al gebruikt of niet meer geldig. Meld je aan met je wachtwoord.'],
  },
};

describe('open_admin_panel', () => {
  it('redirects to the panel with a code that logs in once', async () => {
    const admin = await server.loggedIn('beheer@example.org');
    const { status, headers } = await admin.call('open_admin_panel', {});
    expect(status).toBe(303);
    const to = new URL(String(headers.location));
    expect(`${to.origin}${to.pathname}`).toBe('https://beheer.example.org/start');
    expect([to.searchParams.get('taal'), to.hash]).toEqual(['nl', '#clubs']);
    const auth = to.searchParams.get('auth') ?? '';
    expect(auth).not.toBe(tokenOf(admin));
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' });
    expect((await server.client().ask('exchange_auth_code', { auth })).user?.uid).toBe(10);
    expect(await server.client().call('exchange_auth_code', { auth })).toMatchObject(used);
  });

  it.each(['ouder@example.org', 'docent@example.org'])('refuses %s, who runs no club', async (mail) => {
    const client = await server.loggedIn(mail);
    expect(await client.call('open_admin_panel', {})).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await server.database.db.$count(oneTimeCodes)).toBe(0);
  });
});
