import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlainBackend, startPlainBackend } from '../../support/plain-backend/startPlainBackend.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

describe('the filter that makes the server look like a plain backend', () => {
  let server: TestServer;
  let plain: PlainBackend;
  beforeAll(async () => {
    server = await startTestServer();
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    plain = await startPlainBackend(origin);
  });
  afterAll(async () => {
    await plain.stop();
    await server.stop();
  });

  const ask = (query: string, init?: RequestInit) => fetch(`${plain.origin}/api?q=${query}`, init);
  const post = (name: string, body: object, headers: Record<string, string> = {}) =>
    ask(name, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('answers an operation beyond section 7 with status 404 and a page', async () => {
    const answer = await post('exchange_auth_code', { auth: 'x' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  it('removes fields that section 7 does not list from an answer, also in nested objects', async () => {
    const { result } = await (await ask('get_club_by_url&url=arabesk')).json();
    expect(result).toMatchObject({
      title: 'Dansstudio Arabesk',
      terminology: { public_webshop: 'Danswinkel' },
    });
    for (const field of ['offer', 'color', 'contact', 'hasTeachers', 'description'])
      expect(result).not.toHaveProperty(field);
  });

  it('keeps the errors and the status of a refusal, and removes its code', async () => {
    const answer = await ask('get_club_by_url&url=bestaat-niet');
    expect(answer.status).toBe(404);
    expect(Object.keys(await answer.json())).toEqual(['errors']);
  });

  it('removes fields that section 7 does not list from a request, and leaves other calls unchanged', async () => {
    const login = await post('login', {
      mail: 'ouder@example.org',
      password: 'demo-wachtwoord',
      bearer: true,
    });
    const { user } = await login.json();
    const asAn = { authorization: `Bearer ${user.auth}` };
    const cart = { club: 1, uid: 1, tariffs: [1121] };
    const whole = await (await post('compile_public_registration_invoice', cart, asAn)).json();
    expect(whole.payNow + whole.payLater).toBe(225);
    expect(whole.result).not.toHaveProperty('total');
    // The contract refuses a text in this field, but the filter removes the field first.
    const odd = await post('compile_public_registration_invoice', { ...cart, partsPayment: 'maybe' }, asAn);
    expect(odd.status).toBe(200);
    // The portal then prices the places with `get_ticket_sales_quote`.
    const seats = [{ tariff: 1311, nid: 51_001, quantity: 1 }];
    const withSeats = await post('compile_public_registration_invoice', { ...cart, event: 131, seats }, asAn);
    expect(await withSeats.json()).toEqual(whole);
    expect(whole).not.toHaveProperty('has_seats');
  });

  it('passes other pages of the server', async () => {
    expect((await fetch(`${plain.origin}/healthz`)).status).toBe(200);
  });

  it('ends a call when the server is gone', async () => {
    const gone = createServer();
    gone.listen(0);
    await once(gone, 'listening');
    const address = gone.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    gone.close();
    await once(gone, 'close');
    const lonely = await startPlainBackend(`http://127.0.0.1:${port}`);
    await expect(fetch(`${lonely.origin}/api?q=get_countries`)).rejects.toThrow();
    await lonely.stop();
  });
});
