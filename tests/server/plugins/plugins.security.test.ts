import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPortal } from '../support/builtPortal.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

describe('the answers of a server with a portal', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ portalDir: builtPortal(), trustedProxies: { by: 'hops', hops: 1 } });
  });
  afterAll(() => server.stop());

  const navigate = (url: string) =>
    server.app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });

  describe('security headers', () => {
    it.each(['/login', '/api?q=search_clubs', '/api/docs', '/healthz', '/nothing.js'])(
      'stand on %s',
      async (url) => {
        const { headers } = await server.app.inject(url);
        const policy = String(headers['content-security-policy']).split(';');
        expect(policy).toEqual(
          expect.arrayContaining([
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
          ]),
        );
        expect(policy.join()).not.toMatch(/unsafe-/);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        });
        expect(headers).not.toHaveProperty('x-powered-by');
      },
    );

    it('allow calls to Google Maps, and to no other site, when the portal has a key for it', async () => {
      const withMaps = await startTestServer({ allowsMaps: true });
      try {
        const policy = String((await withMaps.app.inject('/login')).headers['content-security-policy']);
        const own = String((await server.app.inject('/login')).headers['content-security-policy']);
        expect(policy.split(';').filter((directive) => !own.split(';').includes(directive))).toEqual([
          "script-src 'self' https://maps.googleapis.com",
          "connect-src 'self' https://maps.googleapis.com https://places.googleapis.com",
        ]);
        expect(own).not.toContain('google');
      } finally {
        await withMaps.stop();
      }
    });

    it('require TLS only when the request came by TLS', async () => {
      expect((await server.app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
      const secure = await server.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
      expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    });
  });

  describe('a POST from another website', () => {
    const login = (headers: Record<string, string>, type = 'application/json') =>
      server.app.inject({
        method: 'POST',
        url: '/api?q=logout',
        payload: '{}',
        headers: { host: 'club.example.org', 'content-type': type, ...headers },
      });

    it.each([
      [{ origin: 'https://evil.example' }],
      [{ origin: 'null' }],
      [{ origin: 'https://club.example.org' }],
      [{ origin: 'http://club.example.org:81' }],
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
    ])('is refused: %j', async (headers) => {
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
        expect((await login(headers, type)).statusCode).toBe(403);
    });

    it.each([
      [{ origin: 'http://club.example.org' }],
      [{ origin: 'https://club.example.org', 'x-forwarded-proto': 'https' }],
      [{ 'sec-fetch-site': 'same-origin' }],
      [{}],
    ])('is not recognised in a request from the portal itself: %j', async (headers) => {
      expect((await login(headers)).statusCode).toBe(200);
    });
  });

  describe('the portal', () => {
    it.each([
      ['/', 'Clubpoort'],
      ['/arabesk', 'Dansstudio Arabesk'],
      ['/arabesk/hedendaags-volwassenen/1121', 'Dansstudio Arabesk'],
      ['/bevestiging/1,2', 'Clubpoort'],
      ['/login?redirect=/', 'Clubpoort'],
    ])('is served to a browser that navigates to %s, and is revalidated each time', async (url, title) => {
      const response = await navigate(url);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(response.body).toContain(`<title>${title}`);
    });

    it('has assets that browsers cache for a year without revalidation', async () => {
      const response = await server.app.inject('/assets/main-4f3a.js');
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
      });
    });

    it.each([
      '/assets/main-old.js',
      '/favicon.png',
      '/.vite/manifest.json',
      '/../server/main.ts',
      '/%2e%2e/package.json',
    ])('answers 404 to %s', async (url) => {
      const response = await server.app.inject({ url, headers: { accept: '*/*' } });
      expect([response.statusCode, response.body.includes('{}')]).toEqual([404, false]);
    });

    it('serves the page to a client that accepts any type, and 404 to a request for an image', async () => {
      const response = await server.app.inject({
        url: '/arabesk/cursussen?dag=wo',
        headers: { accept: '*/*' },
      });
      expect(response.headers['content-type']).toContain('text/html');
      const image = await server.app.inject({ url: '/arabesk', headers: { accept: 'image/avif,image/png' } });
      expect(image.statusCode).toBe(404);
    });

    it('does not answer an unknown call of the API, nor a POST', async () => {
      expect((await navigate('/api/nothing')).statusCode).toBe(404);
      expect((await server.app.inject({ method: 'POST', url: '/arabesk' })).statusCode).toBe(404);
    });
  });
});

describe('a server without a built portal', () => {
  it('still serves the API', async () => {
    const server = await startTestServer({ portalDir: join(tmpdir(), 'clubpoort-not-built') });
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const page = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(404);
    await server.stop();
  });
});
