import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderInstalments, orders, payments } from '#server/db/schema.ts';
import { dolphin, forgetPayments, pay, paymentOf, unpaidOid } from '../../support/orders/paying.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

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

  it('redirects to a checkout of the due amount, and sets the order in payment', async () => {
    expect(await pay(els, oid)).toBe(`https://pay.example.org/${latest()}`);
    const { db } = server.database;
    expect(await db.select().from(payments).where(eq(payments.oid, oid))).toMatchObject([
      { oid, provider: 'settable', reference: latest(), state: 'open', amountCents: 21_000 },
    ]);
    expect(await paymentOf(els, oid)).toMatchObject({ payment: 'processing', due: 210 });
    expect((await els.ask('get_last_unpaid_order', { club: dolphin })).result).toMatchObject({ oid });
  });

  it('redirects to the same checkout while it is open, and to a new one after its end', async () => {
    const first = await pay(els, oid);
    expect(await pay(els, oid)).toBe(first);
    for (const ending of ['failed', 'cancelled', 'expired'] as const) {
      const before = await pay(els, oid);
      provider.set(latest(), ending);
      expect(await pay(els, oid)).not.toBe(before);
    }
  });

  it('redirects to a new checkout when more is due than the open one asks', async () => {
    const before = await pay(els, oid);
    const instalment = { oid, position: 0, dueOn: '2026-11-20', amountCents: 4_000 };
    await server.database.db.insert(orderInstalments).values(instalment);
    const after = await pay(els, oid);
    expect(after).not.toBe(before);
    expect(await pay(els, oid)).toBe(after);
    const asked = await server.database.db.select().from(payments).where(eq(payments.oid, oid));
    expect(asked.map(({ amountCents }) => amountCents).sort()).toEqual([21_000, 25_000]);
  });

  describe('while the provider starts a payment', () => {
    const meanwhile = (happens: () => Promise<unknown>) => {
      const start = provider.start.bind(provider);
      vi.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
        await happens();
        return start(payment);
      });
    };
    const db = () => server.database.db;

    it('redirects to the confirmation when the order is settled in the meantime', async () => {
      meanwhile(() => db().update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid)));
      expect(await pay(els, oid)).toBe(`/bevestiging/${oid}`);
      expect(await db().$count(payments, eq(payments.oid, oid))).toBe(0);
    });

    it('asks to try again when the due amount changes in the meantime', async () => {
      const instalment = { oid, position: 0, dueOn: '2026-11-20', amountCents: 4_000 };
      meanwhile(() => db().insert(orderInstalments).values(instalment));
      expect((await els.call('redirect_to_mollie_payment', { oid })).status).toBe(409);
      expect(await db().$count(payments, eq(payments.oid, oid))).toBe(0);
    });
  });

  it('opens one checkout for simultaneous clicks', async () => {
    const places = await Promise.all(Array.from({ length: 5 }, () => pay(els, oid)));
    expect(new Set(places).size).toBe(1);
    expect(await server.database.db.$count(payments)).toBe(1);
  });

  it('redirects to the confirmation when nothing is due', async () => {
    await pay(els, oid);
    provider.set(latest(), 'paid');
    expect(await pay(els, oid)).toBe(`/bevestiging/${oid}`);
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    // Arabesk asks for its money later.
    const later = await order(parent);
    expect(await pay(parent, later)).toBe(`/bevestiging/${later}`);
  });

  it('starts a payment of what the club asks later, for who wants to pay now', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent, 1, [1251]);
    const later = await order(parent, 1, [1251]);
    const { headers } = await parent.call('redirect_to_mollie_payment', { oid: later, early: true });
    expect(headers.location).toContain(latest());
    provider.set(latest(), 'paid');
    expect((await parent.ask('get_invoice', { oid: later })).result).toMatchObject({
      state: 'paid',
      open: 0,
    });
  });

  it('tells a checkout that waits for the payer from a payment that the bank is busy with', async () => {
    const standing = async () => (await els.ask('get_order', { oids: String(oid) })).result[0]?.standing;
    const invoice = async () => (await els.ask('get_invoice', { oid })).result;
    await pay(els, oid);
    expect(await standing()).toMatchObject({ attempt: 'left' });
    expect((await invoice()).state).not.toBe('processing');
    provider.set(latest(), 'pending');
    expect(await standing()).toMatchObject({ attempt: 'in-bank' });
    expect(await invoice()).toMatchObject({ state: 'processing', attempt: 'in-bank' });
    const told = (await els.ask('get_dashboard', {})).result.invoices;
    expect(told?.map((invoice) => invoice.oid)).not.toContain(oid);
    provider.set(latest(), 'failed');
    expect(await standing()).toMatchObject({ attempt: 'failed' });
  });

  it('asks for an instalment from its day, and not before', async () => {
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
    expect((await els.ask('get_last_unpaid_order', { club: dolphin })).result).toMatchObject({ oid });
  });

  it('keeps the payment day of an instalment when the next one is paid', async () => {
    const { db } = server.database;
    await db.insert(orderInstalments).values([
      { oid, position: 0, dueOn: '2026-12-01', amountCents: 4_000 },
      { oid, position: 1, dueOn: '2027-01-01', amountCents: 4_000 },
    ]);
    const payAll = async () => {
      await pay(els, oid);
      provider.set(latest(), 'paid');
      await hear(latest());
      return server.clock.now();
    };
    await payAll();
    server.clock.advance({ days: 12 });
    const first = await payAll();
    server.clock.advance({ days: 31 });
    const second = await payAll();
    const instalments = await db.select().from(orderInstalments).where(eq(orderInstalments.oid, oid));
    const paidAt = instalments.toSorted((a, b) => a.position - b.position).map((one) => one.paidAt);
    expect(paidAt).toEqual([first, second]);
  });

  it('keeps the order in payment while the provider does not answer, without an error', async () => {
    const checkout = await pay(els, oid);
    provider.set(latest(), 'paid');
    provider.isReachable = false;
    expect(await paymentOf(els, oid)).toMatchObject({ payment: 'processing', due: 210 });
    expect((await els.ask('get_last_unpaid_order', { club: dolphin })).result).toMatchObject({ oid });
    expect(await pay(els, oid)).toBe(checkout);
    provider.isReachable = true;
    expect(await paymentOf(els, oid)).toMatchObject({ payment: 'paid', due: 0 });
  });

  it.each([2_147_483_647, 999_999])('answers 404 to the unknown order %i', async (unknown) => {
    expect(await els.call('redirect_to_mollie_payment', { oid: unknown })).toMatchObject({
      status: 404,
      body: { errors: ['We vinden deze bestelling niet.'] },
    });
  });

  it('lets a blocked account see whom to contact and what is open, and pay that', async () => {
    const bart = await server.loggedIn('geblokkeerd@example.org');
    const { contact } = (await bart.ask('get_clubs_for_user', {})).result[dolphin] ?? {};
    expect(contact?.mail).toMatch(/@/);
    const [owed] = (await bart.ask('get_invoices', {})).result;
    expect(owed).toMatchObject({ open: 120 });
    expect(await pay(bart, Number(owed?.oid))).toBe(`https://pay.example.org/${latest()}`);
    provider.set(latest(), 'paid');
    expect((await bart.ask('get_invoices', {})).result).toMatchObject([{ open: 0 }]);
    expect((await bart.call('get_courses', { club: dolphin })).status).toBe(403);
  });

  it('answers 404 to the order of somebody else, and starts nothing for a visitor', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    const started = provider.references.length;
    expect((await parent.call('redirect_to_mollie_payment', { oid })).status).toBe(404);
    expect((await server.client().call('redirect_to_mollie_payment', { oid })).status).toBe(401);
    expect(provider.references).toHaveLength(started);
  });

  it.each([
    ['nobody', 'GET', 'own', 401, 'Meld je aan om verder te gaan.'],
    ['geblokkeerd@example.org', 'GET', 'own', 404, 'We vinden deze bestelling niet.'],
    ['ouder@example.org', 'GET', 'own', 404, 'We vinden deze bestelling niet.'],
    ['federatie@example.org', 'GET', '999999', 404, 'We vinden deze bestelling niet.'],
    [
      'federatie@example.org',
      'GET',
      'abc',
      400,
      'We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.',
    ],
    [
      'federatie@example.org',
      'GET',
      '-1',
      400,
      'We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.',
    ],
    [
      'federatie@example.org',
      'GET',
      '1.5',
      400,
      'We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.',
    ],
    [
      'federatie@example.org',
      'GET',
      '99999999999',
      400,
      'We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.',
    ],
    [
      'federatie@example.org',
      'POST',
      'own',
      405,
      'Dit kan niet op deze manier. Vernieuw de pagina en probeer het opnieuw.',
    ],
  ] as const)(
    'shows a page with the reason when the browser opens it: %s, %s, %s',
    async (mail, method, asked, status, sentence) => {
      const { cookie } = mail === 'nobody' ? server.client() : await server.loggedIn(mail);
      const opened = await server.app.inject({
        method,
        url: `/api?q=redirect_to_mollie_payment&oid=${asked === 'own' ? oid : asked}`,
        headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', ...(cookie && { cookie }) },
      });
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(opened.body).toContain(sentence);
      expect(await server.database.db.$count(payments)).toBe(0);
    },
  );
});
