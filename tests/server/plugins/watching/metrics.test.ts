import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const token = 'a-token-of-at-least-32-characters';

describe('who may read /metrics', () => {
  let open: TestServer;
  let guarded: TestServer;
  beforeAll(async () => {
    [open, guarded] = await Promise.all([startTestServer(), startTestServer({ metricsToken: token })]);
  });
  afterAll(async () => {
    await open.stop();
    await guarded.stop();
  });

  const far = '203.0.113.9';
  it.each([
    ['this machine', { remoteAddress: '127.0.0.1' }, 200],
    ['this machine by IPv6', { remoteAddress: '::1' }, 200],
    ['this machine as IPv4 in IPv6', { remoteAddress: '::ffff:127.0.0.1' }, 200],
    ['another machine', { remoteAddress: far }, 403],
    [
      'another machine that claims to be this one',
      { remoteAddress: far, headers: { 'x-forwarded-for': '127.0.0.1' } },
      403,
    ],
    ['a proxy on this machine', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': far } }, 403],
    [
      'a proxy on this machine that names itself',
      { remoteAddress: '127.0.0.1', headers: { via: '1.1 nginx' } },
      403,
    ],
    [
      'another machine with a token where none is set',
      { remoteAddress: far, headers: { authorization: 'Bearer undefined' } },
      403,
    ],
  ])('%s', async (_who, request, status) => {
    expect((await open.app.inject({ url: '/metrics', ...request })).statusCode).toBe(status);
  });

  it.each([
    ['the token', `Bearer ${token}`, 200],
    ['a longer token', `Bearer ${token}x`, 403],
    ['another token', `Bearer ${token.toUpperCase()}`, 403],
    ['an empty token', 'Bearer ', 403],
  ])('another machine with %s', async (_what, authorization, status) => {
    const request = { url: '/metrics', remoteAddress: far, headers: { authorization } };
    expect((await guarded.app.inject(request)).statusCode).toBe(status);
  });
});

describe('/metrics of a server with a certificate for wallet passes', () => {
  it('tells when the certificate expires', async () => {
    const sign = () => Promise.reject(new Error('nothing to sign'));
    const wallet = {
      ...{ passType: 'pass.org.example', team: 'A1B2C3', sign },
      ...{ validFrom: new Date(0), validUntil: new Date('2027-01-01T00:00:00Z') },
    };
    const server = await startTestServer({ wallet });
    expect((await server.app.inject('/metrics')).body).toMatch(
      /^clubpoort_wallet_certificate_expiry_timestamp_seconds 1798761600$/m,
    );
    await server.stop();
  });
});

describe('/metrics of a server whose database is gone', () => {
  it('still answers, says so, and keeps quiet about the outbox', async () => {
    const server = await startTestServer();
    const read = async () => (await server.app.inject('/metrics')).body;
    expect(await read()).toMatch(/^clubpoort_outbox_mails 0$/m);
    await server.database.close();
    const text = await read();
    expect(text).toMatch(/^clubpoort_database_up 0$/m);
    expect(text).not.toMatch(/^clubpoort_outbox_mails /m);
    await server.app.close();
  });
});
