import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, testCheckouts } from '#server/db/schema.ts';
import { forgetPayments, pay, paymentOf, unpaidOid } from '../../support/orders/paying.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** The headers of a browser that navigates to a page. */
const inWindow = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('the test checkout', () => {
  let server: TestServer;
  let els: TestClient;
  let oid: number;
  let checkout: string;
  beforeAll(async () => {
    server = await startTestServer();
    els = await server.loggedIn('federatie@example.org');
  });
  beforeEach(async () => {
    oid = await unpaidOid(els);
    checkout = await pay(els, oid);
  });
  afterEach(async () => {
    server.clock.reset();
    await forgetPayments(server);
  });
  afterAll(() => server.stop());

  const open = (url = checkout) => server.app.inject({ method: 'GET', url });
  const choose = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: checkout,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  it('shows what is paid, a button for each outcome and no script', async () => {
    expect(checkout).toMatch(/^\/test-checkout\/[\w-]{43}$/);
    const { statusCode, headers, body } = await open();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(`Zwemclub De Dolfijn, bestelling ${oid}`);
    expect(body).toContain('€\u00a0210,00');
    expect([...body.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'Betaald',
      'Mislukt',
      'Geannuleerd',
      'Verlopen',
    ]);
    expect(body).not.toMatch(/<script|style=| on[a-z]+=/);
    expect((await open('/test-checkout.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it.each([
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['expired', 'unpaid'],
  ])('ends as %s, calls the webhook and sends the person back', async (state, payment) => {
    const { statusCode, headers } = await choose(`state=${state}`);
    expect([statusCode, headers.location]).toEqual([303, `/bevestiging/${oid}?terug=betaling`]);
    const [row] = await server.database.db.select().from(orders).where(eq(orders.oid, oid));
    expect(row?.payment).toBe(payment);
  });

  it('ends once: a later choice changes nothing', async () => {
    await choose('state=failed');
    expect((await choose('state=paid')).statusCode).toBe(303);
    expect((await paymentOf(els, oid))?.payment).toBe('failed');
    const { body } = await open();
    expect(body).toContain('Deze betaling is al afgerond: <strong>Mislukt</strong>');
    expect(body).not.toContain('<button');
  });

  it('expires by itself after half an hour', async () => {
    server.clock.advance({ seconds: 30 * 60 });
    expect((await open()).body).toContain('<strong>Verlopen</strong>');
    expect((await paymentOf(els, oid))?.payment).toBe('unpaid');
    await choose('state=paid');
    expect((await paymentOf(els, oid))?.payment).toBe('unpaid');
  });

  it.each([
    ['made up', 'unknown'],
    ['empty', ''],
    ['with a NUL', 'a%00b'],
    ['with an emoji', '%F0%9F%92%B6'],
    ['with markup', '%3Cb%3Ex'],
  ])('answers 404 to a reference that is %s, both to view and to end a payment', async (_name, reference) => {
    const url = `/test-checkout/${reference}`;
    const payload = 'state=paid';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = [await open(url), await server.app.inject({ method: 'POST', url, headers, payload })];
    for (const { statusCode, headers: its, body } of answers) {
      expect([statusCode, its['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('We vinden deze betaling niet.');
      expect(body).not.toContain('<button');
    }
  });

  it.each([
    ['%ff', 400],
    ['%E0%A4%A', 400],
    ['x'.repeat(5_000), 414],
  ])('explains in a sentence that an address like %.9s cannot be handled', async (reference, status) => {
    const { statusCode, headers, body } = await server.app.inject({
      url: `/test-checkout/${reference}`,
      headers: inWindow,
    });
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain('We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.');
  });

  it('refuses an unknown outcome', async () => {
    for (const wrong of ['', 'state=open', 'state=refunded', 'state=paid&state=failed'])
      expect((await choose(wrong)).statusCode).toBe(400);
    expect((await paymentOf(els, oid))?.payment).toBe('processing');
  });

  it.each([
    [
      'no ending',
      'state=open',
      {},
      400,
      'We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.',
    ],
    [
      'another website',
      'state=paid',
      { origin: 'https://evil.example' },
      403,
      'Dit kwam van een andere website. Daarom voeren we het niet uit.',
    ],
  ])(
    'tells the person in a sentence that a choice with %s is refused',
    async (_name, payload, extra, status, sentence) => {
      const { statusCode, headers, body } = await choose(payload, { ...inWindow, ...extra });
      expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(body).toContain(sentence);
      expect(body).toContain('<a href="/">');
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('is neither changed nor removed by %s', async (method) => {
    expect((await server.app.inject({ method, url: checkout })).statusCode).toBe(404);
    expect((await paymentOf(els, oid))?.payment).toBe('processing');
  });

  it.each([
    ['paid', 'Betaald'],
    ['failed', 'Mislukt'],
    ['cancelled', 'Geannuleerd'],
    ['expired', 'Verlopen'],
  ])(
    'shows the outcome of a payment that ended as %s, with the way back and no button',
    async (state, ending) => {
      await choose(`state=${state}`);
      const { statusCode, body } = await open();
      expect(statusCode).toBe(200);
      expect(body).toContain(`Deze betaling is al afgerond: <strong>${ending}</strong>`);
      expect(body).toContain(`href="/bevestiging/${oid}?terug=betaling"`);
      expect(body).not.toContain('<button');
    },
  );

  it('refuses a choice that comes from another website', async () => {
    expect((await choose('state=paid', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await paymentOf(els, oid))?.payment).toBe('processing');
  });

  it('shows a description as text, whatever it contains', async () => {
    await server.database.db.update(testCheckouts).set({ description: '<img src=x onerror=alert(1)>' });
    expect((await open()).body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
