import { readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeIn, mailOnceThere } from '../../support/mails/readMails.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** An address of this machine without a usual name: a private network address, or else one in its loopback. */
const ownAddress =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ address, internal }) => !internal && /^(10|172\.(1[6-9]|2\d|3[01])|192\.168)\./.test(address))
    ?.address ?? '127.0.0.2';

/** Uses `httpRequest`, because `fetch` sets the Host header itself and an attacker can forge it. */
function ask(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      `${url}/api?q=request_password_reset`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify({ mail: 'ouder@example.org' }));
  });
}

describe.each([
  { name: 'with PORTAL_URL', options: { portalUrl: 'https://club.example.org' } },
  { name: 'without PORTAL_URL', options: {} },
  {
    name: 'without PORTAL_URL, behind a proxy',
    options: { trustedProxies: { by: 'hops' as const, hops: 1 } },
  },
])('the link in a mail of a server $name', ({ options }) => {
  const { portalUrl } = { portalUrl: undefined, ...options };
  let server: TestServer;
  let port: number;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      ...options,
      log: { level: 'warn', stream: { write: (line) => lines.push(line) } },
    });
    await server.app.listen({ host: '0.0.0.0', port: 0 });
    // The server listens on a port, so its address is an AddressInfo and not the name of a pipe.
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterEach(() => {
    lines.length = 0;
    for (const name of readdirSync(server.mailFolder)) rmSync(join(server.mailFolder, name));
  });
  afterAll(() => server.stop());

  const linkStart = async () => {
    const mail = await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: 'Kies een nieuw wachtwoord',
    });
    expect(codeIn(mail)).toMatch(/^[\w-]{43}$/);
    return /(\S+)\/wachtwoord-herstellen\?code=/.exec(mail.text ?? '')?.[1];
  };

  it('begins with localhost when the request came for localhost, unless PORTAL_URL is set', async () => {
    expect(await ask(`http://127.0.0.1:${port}`, { host: `localhost:${port}` })).toBe(200);
    expect(await linkStart()).toBe(portalUrl ?? `http://localhost:${port}`);
  });

  it('begins with the network address at which the request arrived, unless PORTAL_URL is set', async () => {
    expect(await ask(`http://${ownAddress}:${port}`)).toBe(200);
    expect(await linkStart()).toBe(portalUrl ?? `http://${ownAddress}:${port}`);
  });

  it.each([
    ['another website', { host: 'evil.example' }],
    ['another machine of the network', { host: '192.168.77.66' }],
    ['another port of the own address', { host: `${ownAddress}:1` }, ownAddress],
    ['a public address', { host: '203.0.113.7' }],
    ['a name that begins as the own machine', { host: 'localhost.evil.example' }],
    ['the own machine after another name', { host: 'evil.example@localhost' }],
  ])('never begins with the host of a request: %s', async (_name, headers, arrivesAt = '127.0.0.1') => {
    const status = await ask(`http://${arrivesAt}:${port}`, headers);
    if (portalUrl === undefined) {
      expect(status).toBe(503);
      expect(lines.join('')).toContain('PORTAL_URL is not set');
      expect(readdirSync(server.mailFolder)).toEqual([]);
    } else {
      expect(status).toBe(200);
      expect(await linkStart()).toBe(portalUrl);
    }
  });

  it('never uses the host that a proxy forwards, and is not made at all when a proxy is trusted without PORTAL_URL', async () => {
    const headers = { host: `localhost:${port}`, 'x-forwarded-host': 'evil.example' };
    const status = await ask(`http://127.0.0.1:${port}`, headers);
    expect(status).toBe('trustedProxies' in options ? 503 : 200);
    if (status === 200) expect(await linkStart()).toBe(portalUrl ?? `http://localhost:${port}`);
    else expect(readdirSync(server.mailFolder)).toEqual([]);
  });
});
