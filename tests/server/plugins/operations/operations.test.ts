import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#schemas/operations.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('/api?q=', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Serves the portal as well, because its routes must not intercept a call of the API.
    server = await startTestServer({ portalDir: builtPortal() });
  });
  afterAll(() => server.stop());

  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api?q=login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each(['/api', '/api?q=', '/api?q=save_everything', '/api?q=constructor', '/api?q=../../healthz'])(
    'answers 404 to %s',
    async (url) => {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE'] as const) {
        const response = await server.app.inject({ method, url, headers: { accept: 'text/html' } });
        expect(response.statusCode).toBe(404);
        if (method !== 'HEAD')
          expect(response.json()).toEqual({
            errors: ['We kunnen dit niet uitvoeren. Vernieuw de pagina en probeer het opnieuw.'],
            code: 'unknown-operation',
          });
      }
    },
  );

  it.each([
    '/api/-/search_clubs',
    '/api/-/search_clubs?q=search_clubs',
    '/api/%2D/search_clubs',
    '/api/-/nothing',
  ])('answers 404 to the internal path %s', async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });

  it.each(Object.values(operations))(
    'answers 405 when $name is called by another method',
    async ({ name, method }) => {
      for (const other of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        if (other === method) continue;
        const response = await server.app.inject({ method: other, url: `/api?q=${name}` });
        expect(response.statusCode).toBe(405);
        expect(response.headers.allow).toBe(method);
      }
    },
  );

  it.each([
    '/api?q=search_clubs&q=logout',
    '/api?q=a&q=b',
    '/api?q=search_clubs&text=a&text=b',
    '/api?q=search_clubs&x=1&x=2',
  ])('answers 400 to a repeated parameter: %s', async (url) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('answers 400 with a sentence and, for developers, the fault without the value', async () => {
    const response = await post('{"mail":17,"password":"geheim-canary"}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      errors: ['We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.'],
      code: 'invalid-request',
      details: ['/mail must be string'],
    });
  });

  it.each([
    ['text that is not JSON', 'mail=a'],
    ['NUL', '{"mail":"a\\u0000","password":"b"}'],
    ['half of a surrogate pair', '{"mail":"\\ud83d","password":"b"}'],
    ['100,000 nested lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['__proto__', '{"__proto__":{"mail":"a"},"password":"b"}'],
    ['a key twice', '{"mail":"a","mail":"b","password":"c"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no content', ''],
  ])('answers 400 to a body with %s', async (_name, body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  it('answers 413 to a body of more than a megabyte', async () => {
    const response = await post(JSON.stringify({ mail: 'a'.repeat(1_100_000), password: 'b' }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'too-large' });
  });

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/html',
  ])('answers 415 to a body of the type %s', async (type) => {
    expect((await post('{"mail":"a","password":"b"}', { 'content-type': type })).statusCode).toBe(415);
  });

  it('reads a number from a query only when it is written in digits', async () => {
    const ask = (club: string) => server.app.inject(`/api?q=get_club_conditions&club=${club}`);
    expect((await ask('1')).statusCode).toBe(200);
    for (const club of ['', '1.5', '1e0', 'true', '0x1', '%201', 'arabesk', '-1', '99999999999999999999'])
      expect((await ask(club)).statusCode, club).toBe(400);
    expect((await ask('999')).statusCode).toBe(404);
  });

  it('never reads true, a list or null as 1 in a body', async () => {
    const client = await server.loggedIn('ouder@example.org');
    for (const uid of ['', 'een', true, [1], null, 1.5, {}]) {
      const request = { club: 1, uid, tariffs: [] };
      expect((await client.call('compile_public_registration_invoice', request)).status).toBe(400);
    }
  });

  it('ignores fields that are not in the contract', async () => {
    const client = await server.loggedIn('ouder@example.org');
    const request = { club: 1, uid: 1, tariffs: [1121] };
    const plain = await client.call('compile_public_registration_invoice', request);
    const extras = { price: 0, unit_cost: 0, total: 1, clubPermissions: true, club_id: 2 };
    expect(
      (await client.call('compile_public_registration_invoice', { ...request, ...extras })).body,
    ).toEqual(plain.body);
  });

  it('serves HEAD as GET, without a body', async () => {
    const response = await server.app.inject({ method: 'HEAD', url: '/api?q=search_clubs' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('forbids every cache to store an answer', async () => {
    expect((await server.app.inject('/api?q=search_clubs')).headers['cache-control']).toBe('no-store');
    expect((await server.app.inject('/api?q=get_order&oids=1')).headers['cache-control']).toBe('no-store');
  });
});
