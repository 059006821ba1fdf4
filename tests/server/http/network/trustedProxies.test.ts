import { afterEach, describe, expect, it } from 'vitest';
import { readTrustedProxies } from '#server/http/network/trustedProxies.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const wrong = { mail: 'ouder@example.org', password: 'fout' };

describe('TRUST_PROXY', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  /** The statuses of four wrong logins through these proxies, each with the address headers of `headersOf`. */
  async function guesses(
    text: string,
    headersOf: (time: number) => Record<string, string>,
    proxy = '10.0.0.2',
  ) {
    const limits = { ...defaultLimits, loginsOfAccount: 2, failedLoginsOfAddress: 2, delay: 0 };
    server = await startTestServer({ limits, trustedProxies: readTrustedProxies(text) });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const options = { remoteAddress: proxy, headers: headersOf(time) };
      // Uses another account each time, so that only the address counts.
      const login = { ...wrong, mail: `iemand${time}@example.org` };
      statuses.push((await server.client().call('login', login, options)).status);
    }
    return statuses;
  }

  it('1 trusts only the last address, which the proxy added, and no address before it', async () => {
    const forged = (time: number) => ({ 'x-forwarded-for': `198.51.100.${time}, 203.0.113.9` });
    expect(await guesses('1', forged)).toEqual([401, 401, 429, 429]);
  });

  it('1 distinguishes the clients of the proxy', async () => {
    const honest = (time: number) => ({ 'x-forwarded-for': `203.0.113.${time}` });
    expect(await guesses('1', honest)).toEqual([401, 401, 401, 401]);
  });

  it('2 skips the address of the second proxy, and no further address', async () => {
    const forged = (time: number) => ({ 'x-forwarded-for': `198.51.100.${time}, 203.0.113.9, 10.0.0.1` });
    expect(await guesses('2', forged)).toEqual([401, 401, 429, 429]);
  });

  it('a list of networks trusts a proxy in one of them, and no other sender', async () => {
    const given = (time: number) => ({ 'x-forwarded-for': `198.51.100.${time}, 203.0.113.${time}` });
    expect(await guesses('10.0.0.0/8, 192.0.2.1', given)).toEqual([401, 401, 401, 401]);
    await server.stop();
    expect(await guesses('10.0.0.0/8', given, '203.0.113.200')).toEqual([401, 401, 429, 429]);
  });

  it('trusts no forwarded address when it is not set', async () => {
    const forged = (time: number) => ({ 'x-forwarded-for': `198.51.100.${time}` });
    expect(await guesses('', forged)).toEqual([401, 401, 429, 429]);
  });

  it('takes the protocol only from a trusted proxy', async () => {
    const cookieFrom = async (remoteAddress: string) => {
      const { headers } = await server.client().call(
        'login',
        { ...wrong, password: 'demo-wachtwoord' },
        {
          remoteAddress,
          headers: { 'x-forwarded-proto': 'https' },
        },
      );
      return String(headers['set-cookie']);
    };
    server = await startTestServer({ trustedProxies: readTrustedProxies('10.0.0.2') });
    expect(await cookieFrom('10.0.0.2')).toContain('Secure');
    expect(await cookieFrom('10.0.0.3')).not.toContain('Secure');
  });
});

describe('readTrustedProxies', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['0', undefined],
    ['1', { by: 'hops', hops: 1 }],
    [' 2 ', { by: 'hops', hops: 2 }],
    ['loopback', { by: 'networks', networks: ['loopback'] }],
    [
      '10.0.0.0/8, fd00::/8 ,192.0.2.1',
      { by: 'networks', networks: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'] },
    ],
  ])('reads %j', (text, expected) => {
    expect(readTrustedProxies(text)).toEqual(expected);
  });

  it.each(['true', 'yes', '-1', '1.5', '10', '10.0.0.0/33', '010.1', 'proxy.example.org', '10.0.0.1,', '*'])(
    'refuses %j, and says which values are allowed',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow('TRUST_PROXY must be the number of proxies');
    },
  );
});
