import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderInstalments, orders, payments, testCheckouts } from '../../../server/db/schema.ts';
import type { PaymentState } from '../../../server/payments/paymentProvider.ts';
import { readMails } from '../support/readMails.ts';
import { order, saveAnswers } from '../support/registration.ts';
import { type SettablePayments, settablePayments } from '../support/settablePayments.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

/** Els has an order of 210 euros at De Dolfijn that is to be paid. */
const dolphin = 4;

async function unpaidOid(els: TestClient): Promise<number> {
  const { result } = await els.ask('get_last_unpaid_order', { club: dolphin });
  if (!result) throw new Error('Nothing is to be paid');
  return result.oid;
}

async function paymentOf(els: TestClient, oid: number) {
  const { result } = await els.ask('get_order', { oids: String(oid) });
  return result[0];
}

async function forgetPayments({ database: { db } }: TestServer): Promise<void> {
  await db.delete(payments);
  await db.delete(orderInstalments);
  await db.delete(testCheckouts);
  await db.update(orders).set({ payment: 'unpaid' });
}

/** Goes where the browser is sent. */
async function pay(client: TestClient, oid: number): Promise<string> {
  const { status, headers } = await client.call('redirect_to_mollie_payment', { oid });
  expect(status).toBe(303);
  return String(headers.location);
}

describe('redirect_to_mollie_payment', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let els: TestClient;
  let oid: number;
  beforeAll(async () => {
    provider = settablePayments();
    server = await startTestServer({ provider });
    els = await server.loggedIn('federatie@example.org');
  });
  beforeEach(async () => {
    oid = await unpaidOid(els);
  });
  afterEach(async () => {
    server.clock.reset();
    await forgetPayments(server);
  });
  afterAll(() => server.stop());

  const latest = () => provider.references.at(-1) ?? '';
  const hear = (id: string) =>
    server.app.inject({ method: 'POST', url: '/payments/webhook', payload: { id } });

  it('sends the browser to a checkout of what is to be paid, and the order is in payment', async () => {
    expect(await pay(els, oid)).toBe(`https://pay.example.org/${latest()}`);
    const { db } = server.database;
    expect(await db.select().from(payments)).toMatchObject([
      { oid, provider: 'settable', reference: latest(), state: 'open', amountCents: 21_000 },
    ]);
    expect(await paymentOf(els, oid)).toMatchObject({ payment: 'processing', due: 210 });
    expect((await els.ask('get_last_unpaid_order', { club: dolphin })).result).toBeNull();
  });

  it('leads to the same checkout twice while it is open, and to another one after it', async () => {
    const first = await pay(els, oid);
    expect(await pay(els, oid)).toBe(first);
    for (const ending of ['failed', 'cancelled', 'expired'] as const) {
      const before = await pay(els, oid);
      provider.set(latest(), ending);
      expect(await pay(els, oid)).not.toBe(before);
    }
  });

  it('has one checkout for clicks at the same moment', async () => {
    const places = await Promise.all(Array.from({ length: 5 }, () => pay(els, oid)));
    expect(new Set(places).size).toBe(1);
    expect(await server.database.db.$count(payments)).toBe(1);
  });

  it('leads to the confirmation where nothing is to be paid', async () => {
    await pay(els, oid);
    provider.set(latest(), 'paid');
    expect(await pay(els, oid)).toBe(`/bevestiging/${oid}`);
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    // Arabesk asks for its money later.
    const later = await order(parent);
    expect(await pay(parent, later)).toBe(`/bevestiging/${later}`);
  });

  it('takes an instalment that is due, and asks for none before its day', async () => {
    const { db } = server.database;
    await db.insert(orderInstalments).values([
      { oid, position: 0, dueOn: '2026-12-01', amountCents: 4_000 },
      { oid, position: 1, dueOn: '2027-01-01', amountCents: 4_000 },
    ]);
    await pay(els, oid);
    provider.set(latest(), 'paid');
    await hear(latest());
    expect(await pay(els, oid)).toBe(`/bevestiging/${oid}`);
    server.clock.advance({ days: 12 });
    expect((await els.ask('get_last_unpaid_order', { club: dolphin })).result).toMatchObject({
      oid,
      total: 40,
    });
    expect(await pay(els, oid)).toContain(latest());
    provider.set(latest(), 'paid');
    await hear(latest());
    expect(await paymentOf(els, oid)).toMatchObject({
      payment: 'paid',
      due: 0,
      instalments: [{ due: '2026-12-01', amount: 40, paid: true }, { paid: false }],
    });
    expect((await els.ask('get_last_unpaid_order', { club: dolphin })).result).toBeNull();
  });

  it.each([2_147_483_647, 999_999])('knows no order %i', async (unknown) => {
    expect(await els.call('redirect_to_mollie_payment', { oid: unknown })).toMatchObject({
      status: 404,
      body: { errors: ['Deze bestelling hebben we niet gevonden.'] },
    });
  });

  it('knows no order of somebody else, and starts nothing for a visitor', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const started = provider.references.length;
    expect((await parent.call('redirect_to_mollie_payment', { oid })).status).toBe(404);
    expect((await server.client().call('redirect_to_mollie_payment', { oid })).status).toBe(401);
    expect(provider.references).toHaveLength(started);
  });

  it('says in a sentence to who sees the answer itself why it went wrong', async () => {
    const opened = await server.app.inject({
      url: `/api?q=redirect_to_mollie_payment&oid=${oid}`,
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    });
    expect(opened.statusCode).toBe(401);
    expect(opened.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(opened.body).toContain('Meld je aan om verder te gaan.');
  });

  describe('C7: the webhook', () => {
    it.each(['failed', 'cancelled', 'expired'] as const)(
      'tells of one that %s; it can be paid again',
      async (ending) => {
        await pay(els, oid);
        provider.set(latest(), ending);
        expect((await hear(latest())).statusCode).toBe(200);
        const payment = ending === 'expired' ? 'unpaid' : ending;
        expect(await paymentOf(els, oid)).toMatchObject({ payment, due: 210 });
        expect(await unpaidOid(els)).toBe(oid);
        await pay(els, oid);
        provider.set(latest(), 'paid');
        await hear(latest());
        expect(await paymentOf(els, oid)).toMatchObject({ payment: 'paid', due: 0 });
      },
    );

    it('comes out the same whatever the order, the number and the delay of its calls', async () => {
      const endings = ['failed', 'paid', 'expired'] as const satisfies PaymentState[];
      // The one that was paid is told of twice.
      const all = new Set(permutations([0, 1, 2, 1]).map((turns) => turns.join('')));
      expect(all.size).toBe(12);
      for (const turns of all) {
        const references: string[] = [];
        for (const ending of endings) {
          await pay(els, oid);
          const reference = latest();
          references.push(reference);
          // This one is over, but nobody has heard yet: so that the next one can be begun.
          await server.database.db
            .update(payments)
            .set({ state: 'expired' })
            .where(eq(payments.reference, reference));
          provider.set(reference, ending);
        }
        for (const turn of turns) expect((await hear(references[Number(turn)] ?? '')).statusCode).toBe(200);
        expect(await paymentOf(els, oid)).toMatchObject({ payment: 'paid', due: 0 });
        const paid = await server.database.db.$count(payments, eq(payments.state, 'paid'));
        expect(paid).toBe(1);
        await forgetPayments(server);
      }
    });

    it('never makes a paid order unpaid again, whatever the provider says later', async () => {
      await pay(els, oid);
      provider.set(latest(), 'paid');
      await hear(latest());
      for (const state of ['open', 'failed', 'cancelled', 'expired'] as const) {
        provider.set(latest(), state);
        await hear(latest());
        expect(await paymentOf(els, oid)).toMatchObject({ payment: 'paid', due: 0 });
      }
    });

    it('believes nobody who calls it: it asks the provider', async () => {
      await pay(els, oid);
      await server.app.inject({
        method: 'POST',
        url: '/payments/webhook',
        payload: { id: latest(), state: 'paid', status: 'paid' },
      });
      expect((await paymentOf(els, oid))?.payment).toBe('processing');
    });

    it('answers an id that nobody knows like one that is known', async () => {
      await pay(els, oid);
      const known = await hear(latest());
      const unknown = await hear('tr_unknown');
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    });

    it('takes a form as well as JSON, and neither without an id', async () => {
      await pay(els, oid);
      provider.set(latest(), 'paid');
      const send = (payload: string, type: string) =>
        server.app.inject({
          method: 'POST',
          url: '/payments/webhook',
          headers: { 'content-type': type },
          payload,
        });
      const form = 'application/x-www-form-urlencoded';
      expect((await send('', form)).statusCode).toBe(400);
      expect((await send('{"id":7}', 'application/json')).statusCode).toBe(400);
      expect((await send('id=a&id=b', form)).statusCode).toBe(400);
      expect((await send('id=%00', form)).statusCode).toBe(400);
      expect((await send(`id=${latest()}`, 'text/plain')).statusCode).toBe(415);
      expect((await send(`id=${latest()}`, form)).statusCode).toBe(200);
      expect((await paymentOf(els, oid))?.payment).toBe('paid');
    });

    it('is not needed: whoever looks at the order asks the provider too', async () => {
      await pay(els, oid);
      provider.set(latest(), 'paid');
      expect((await paymentOf(els, oid))?.payment).toBe('paid');
      await forgetPayments(server);
      await pay(els, oid);
      provider.set(latest(), 'expired');
      expect(await unpaidOid(els)).toBe(oid);
    });

    it('mails once that it was paid, to who placed the order', async () => {
      // A server of its own: mails of the tests before may still be on their way.
      const own = settablePayments();
      const mailing = await startTestServer({ provider: own });
      const client = await mailing.loggedIn('federatie@example.org');
      await pay(client, await unpaidOid(client));
      const id = own.references.at(-1) ?? '';
      own.set(id, 'paid');
      const call = { method: 'POST', url: '/payments/webhook', payload: { id } } as const;
      for (let time = 0; time < 3; time += 1) await mailing.app.inject(call);
      await paymentOf(client, oid);
      // Closing waits for what is still being mailed.
      await mailing.app.close();
      const [mail, ...others] = await readMails(mailing.mailFolder);
      await mailing.stop();
      expect(others).toEqual([]);
      expect(mail?.to?.[0]?.address).toBe('federatie@example.org');
      expect(mail?.subject).toBe(`We ontvingen je betaling aan Zwemclub De Dolfijn (bestelling ${oid})`);
      expect(mail?.text).toContain('Je betaling van €\u00a0210,00');
    });
  });
});

function permutations<One>(all: readonly One[]): One[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, place) => permutations(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}

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

  it('says what is paid, and has a button for each ending and no script', async () => {
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

  it('ends once: what is pressed later changes nothing', async () => {
    await choose('state=failed');
    expect((await choose('state=paid')).statusCode).toBe(303);
    expect((await paymentOf(els, oid))?.payment).toBe('failed');
    const { body } = await open();
    expect(body).toContain('Deze betaling is al afgelopen: <strong>Mislukt</strong>');
    expect(body).not.toContain('<button');
  });

  it('expires by itself after half an hour', async () => {
    server.clock.advance({ seconds: 30 * 60 });
    expect((await open()).body).toContain('<strong>Verlopen</strong>');
    expect((await paymentOf(els, oid))?.payment).toBe('unpaid');
    await choose('state=paid');
    expect((await paymentOf(els, oid))?.payment).toBe('unpaid');
  });

  it('knows no other payment and no other ending', async () => {
    expect((await open('/test-checkout/unknown')).statusCode).toBe(404);
    expect((await open('/test-checkout/unknown')).body).toContain('Deze betaling kennen we niet.');
    for (const wrong of ['', 'state=open', 'state=refunded', 'state=paid&state=failed'])
      expect((await choose(wrong)).statusCode).toBe(400);
    expect((await paymentOf(els, oid))?.payment).toBe('processing');
  });

  it('is pressed by nobody on another website', async () => {
    expect((await choose('state=paid', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await paymentOf(els, oid))?.payment).toBe('processing');
  });

  it('shows a description as text, whatever it holds', async () => {
    await server.database.db.update(testCheckouts).set({ description: '<img src=x onerror=alert(1)>' });
    expect((await open()).body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
