import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('ignores capitals and spaces around the mail address', async () => {
    const { user } = await server
      .client()
      .ask('login', { mail: ' Ouder@Example.ORG ', password: 'demo-wachtwoord' });
    expect(user?.uid).toBe(1);
  });
});
