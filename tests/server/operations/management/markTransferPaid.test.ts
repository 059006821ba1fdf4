import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import {
  certificates,
  certifiedRegistrations,
  clubActions,
  orders,
  payments,
  registrations,
} from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin, pay, paymentOf } from '../../support/orders/paying.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

type Request = OperationRequest<'mark_transfer_paid'>;

describe('mark_transfer_paid', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    provider = settablePayments();
    ({ server, els, manager, oid } = await startManagedOrder({ provider }));
    await server.keep();
  });
  beforeEach(() => {
    provider.reset();
    return server.restore();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const request = (more: Partial<Request> = {}): Request => ({
    ...{ club: dolphin, order: oid, amount: 210, paidOn: '2026-11-19', open: 210, ...more },
  });
  const mark = async (more: Partial<Request> = {}) =>
    (await manager.ask('mark_transfer_paid', request(more), newKey())).result;
  const refused = async (more: Partial<Request> = {}) =>
    (await manager.call('mark_transfer_paid', request(more), newKey())).body;
  const undo = (payment: number, reason = 'Van een andere familie') =>
    manager.call('undo_transfer', { club: dolphin, payment, reason }, newKey());
  const invoice = async () => (await els.ask('get_invoice', { oid })).result;
  const listed = async () => {
    const { result } = await manager.ask('get_club_payments', { club: dolphin });
    return result.find((one) => one.oid === oid) ?? expect.fail('The invoice is not in the list');
  };
  const subjects = async () => {
    await server.settled();
    return (await readMails(server.mailFolder)).map(({ subject }) => subject);
  };

  it('pays the order, mails the receipt with the day of the transfer, and notes who did it', async () => {
    const { number } = await invoice();
    expect(await mark()).toEqual({
      invoices: [{ oid, number, amount: 210, open: 0 }],
      paidOn: '2026-11-19',
    });
    expect(await invoice()).toMatchObject({
      ...{ state: 'paid', open: 0, payments: [{ amount: 210, by: 'transfer' }] },
    });
    expect(await paymentOf(els, oid)).toMatchObject({ payment: 'paid' });
    await server.settled();
    const [receipt, ...others] = await readMails(server.mailFolder);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ to: [{ address: 'federatie@example.org' }] });
    expect(receipt?.subject).toBe(
      `Je betaling aan Zwemclub De Dolfijn is goed ontvangen (bestelling ${oid})`,
    );
    expect(receipt?.text).toContain('Betaald op: 19/11/2026');
    expect(await db().select().from(clubActions)).toMatchObject([
      {
        ...{ clubNid: dolphin, byUid: karim, oid, action: 'mark-transfer' },
        details: { what: number, amountCents: 21_000 },
      },
    ]);
  });

  it('takes a part, and then the rest', async () => {
    expect(await mark({ amount: 60 })).toMatchObject({ invoices: [{ amount: 60, open: 150 }] });
    // The day to pay is over, and a part doesn't change that.
    expect(await invoice()).toMatchObject({ state: 'overdue', paid: 60, open: 150 });
    expect(await paymentOf(els, oid)).not.toMatchObject({ payment: 'paid' });
    await mark({ amount: 150, open: 150 });
    expect(await invoice()).toMatchObject({ state: 'paid', paid: 210 });
    expect(await subjects()).toHaveLength(2);
  });

  it('books once per key, and refuses a second booking that saw the same open amount', async () => {
    const key = newKey();
    const first = await manager.ask('mark_transfer_paid', request({ amount: 60 }), key);
    expect(await manager.ask('mark_transfer_paid', request({ amount: 60 }), key)).toEqual(first);
    expect(await refused({ amount: 60 })).toMatchObject({ code: 'conflict' });
    expect(await db().$count(payments, eq(payments.oid, oid))).toBe(1);
    expect(await db().$count(clubActions)).toBe(1);
  });

  it.each<[string, Partial<Request>, string]>([
    ['more than is open', { amount: 210.01 }, 'Er staat nog €\u00a0210,00 open. Noteer niet meer dan dat.'],
    ['nothing', { amount: 0 }, 'Vul een bedrag groter dan nul in.'],
    ['a negative amount', { amount: -5 }, 'Vul een bedrag groter dan nul in.'],
    ['tomorrow', { paidOn: '2026-11-21' }, 'Kies een dag die niet in de toekomst ligt.'],
  ])('refuses %s', async (_what, more, sentence) => {
    expect(await refused(more)).toMatchObject({ code: 'not-available', errors: [sentence] });
    expect(await invoice()).toMatchObject({ open: 210 });
  });

  it('refuses a day before the order, and a paid order', async () => {
    expect((await refused({ paidOn: '2020-01-01' })).errors).toEqual([
      expect.stringMatching(/^Kies een dag vanaf \d\d\/\d\d\/2026: toen werd er besteld\.$/),
    ]);
    await mark();
    expect(await refused({ open: 0 })).toMatchObject({ errors: ['Deze kostennota is al betaald.'] });
  });

  it('sees first whether the order was paid online meanwhile', async () => {
    await pay(els, oid);
    provider.set(provider.references.at(-1) ?? '', 'paid');
    expect(await refused()).toMatchObject({ errors: ['Deze kostennota is al betaald.'] });
    expect(await listed()).toMatchObject({ payments: [{ by: 'online', state: 'paid', undoable: false }] });
  });

  it('pays the other orders with the same structured communication by what is left', async () => {
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    if (!order) throw new Error('There is no order');
    const { oid: _, ...same } = order;
    const others = await db()
      .insert(orders)
      .values([
        { ...same, checkoutOid: oid, totalCents: 5_000, payNowCents: 5_000 },
        { ...same, checkoutOid: oid, clubNid: arabesk },
      ])
      .returning();
    const second = others[0]?.oid ?? 0;
    expect(await refused({ order: second, open: 50, amount: 260.01 })).toMatchObject({
      errors: ['Er staat nog €\u00a0260,00 open. Noteer niet meer dan dat.'],
    });
    // Nothing is left of a part for the others.
    expect(await mark({ order: second, open: 50, amount: 10 })).toMatchObject({
      invoices: [{ oid: second, amount: 10, open: 40 }],
    });
    expect(await mark({ order: second, open: 40, amount: 100 })).toMatchObject({
      invoices: [
        { oid: second, amount: 40, open: 0 },
        { oid, amount: 60, open: 150 },
      ],
    });
    expect(await listed()).toMatchObject({ open: 150, together: [] });
    expect(await db().$count(clubActions)).toBe(3);
  });

  it('shows who took a payment, and no attempt that came to nothing', async () => {
    const attempt = { oid, checkoutUrl: '', amountCents: 100, startedAt: server.clock.now() };
    await db()
      .insert(payments)
      .values([
        { ...attempt, provider: 'Mollie', reference: 'een', state: 'paid' },
        { ...attempt, provider: 'Mollie', reference: 'twee', state: 'failed' },
        { ...attempt, provider: 'Mollie', reference: 'drie', state: 'expired' },
      ]);
    expect((await listed()).payments).toMatchObject([{ by: 'mollie', state: 'paid', amount: 1 }]);
  });

  it('is for managers of that club alone, and for orders of that club', async () => {
    expect((await els.call('mark_transfer_paid', request(), newKey())).status).toBe(403);
    const other = request({ club: arabesk });
    expect((await manager.call('mark_transfer_paid', other, newKey())).status).toBe(404);
    expect((await els.call('get_club_payments', { club: dolphin })).status).toBe(403);
    await mark();
    const { id } = (await listed()).payments[0] ?? expect.fail('There is no payment');
    const foreign = { club: arabesk, payment: id, reason: 'Fout' };
    expect((await manager.call('undo_transfer', foreign, newKey())).status).toBe(404);
    expect((await els.call('undo_transfer', { ...foreign, club: dolphin }, newKey())).status).toBe(403);
    expect(await invoice()).toMatchObject({ state: 'paid' });
  });

  it('takes no key for an account of a club where the operator keeps none', async () => {
    const apiKey = 'live_DOLFIJN1aaaaaaaaaaaaaaaaaaaaaaaa';
    const { body } = await manager.call('set_payment_key', { club: dolphin, apiKey });
    expect(body).toMatchObject({
      errors: [expect.stringContaining('Een eigen rekening kan hier nog niet.')],
    });
  });

  describe('undo_transfer', () => {
    const markedId = async () => {
      await mark();
      return (await listed()).payments[0]?.id ?? 0;
    };

    it('opens the amount again, tells the payer why, and notes it', async () => {
      const id = await markedId();
      await server.settled();
      expect(await undo(id)).toMatchObject({ status: 200, body: { result: { order: oid, amount: 210 } } });
      expect(await invoice()).toMatchObject({ state: 'overdue', open: 210, paid: 0, payments: [] });
      expect(await paymentOf(els, oid)).toMatchObject({ payment: 'unpaid' });
      expect(await listed()).toMatchObject({
        payments: [{ id, state: 'undone', undoable: false }],
        entries: [
          { is: 'payment-undone', amount: 210, by: 'Karim El Amrani', reason: 'Van een andere familie' },
        ],
      });
      await server.settled();
      const mails = await readMails(server.mailFolder);
      const told = mails.find(({ subject }) =>
        subject?.startsWith('Zwemclub De Dolfijn zette een betaling recht'),
      );
      expect(told?.text).toContain('De club schreef erbij: Van een andere familie');
      expect(told?.text).toContain('+++');
      const { result } = await manager.ask('get_club_actions', { club: dolphin });
      expect(result).toMatchObject([
        {
          ...{ action: 'undo-transfer', by: 'Karim El Amrani', name: 'Els Claes', order: oid },
          ...{ amount: 210, reason: 'Van een andere familie' },
        },
        { action: 'mark-transfer', amount: 210 },
      ]);
    });

    it('can be marked again afterwards', async () => {
      const id = await markedId();
      expect((await undo(id)).status).toBe(200);
      await mark();
      expect(await invoice()).toMatchObject({ state: 'paid', payments: [{ amount: 210 }] });
    });

    it('opens only its own part', async () => {
      await mark({ amount: 60 });
      const { id } = (await listed()).payments[0] ?? expect.fail('There is no payment');
      await mark({ amount: 150, open: 150 });
      expect((await undo(id)).status).toBe(200);
      expect(await invoice()).toMatchObject({ paid: 150, open: 60 });
    });

    it('is refused twice, without a reason, and for an online payment', async () => {
      const id = await markedId();
      expect((await undo(id, '   ')).body).toMatchObject({
        errors: ['Schrijf erbij waarom je de betaling ongedaan maakt.'],
      });
      expect((await undo(id)).status).toBe(200);
      expect((await undo(id)).body).toMatchObject({ errors: ['Deze betaling is al ongedaan gemaakt.'] });
      await db().update(payments).set({ provider: 'settable', state: 'paid' }).where(eq(payments.id, id));
      expect((await undo(id)).body).toMatchObject({
        errors: ['Een online betaling kan je hier niet ongedaan maken.'],
      });
    });

    it('is refused when a credit note was issued since', async () => {
      const id = await markedId();
      const [registration] = await db().select().from(registrations).where(eq(registrations.oid, oid));
      const what = { registration: registration?.id ?? 0 };
      const cancel = { club: dolphin, what, money: 'back', reason: '' } as const;
      await manager.ask('cancel_for_club', cancel, newKey());
      expect(await listed()).toMatchObject({ refund: 210, payments: [{ undoable: false }] });
      expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'not-available' } });
      const { result } = await manager.ask('get_club_payments', { club: dolphin, show: 'attention' });
      expect(result.map((one) => one.oid)).toEqual([oid]);
    });

    it('is refused when a certificate counts the payment', async () => {
      const id = await markedId();
      const [registration] = await db().select().from(registrations).where(eq(registrations.oid, oid));
      const [certificate] = await db().select().from(certificates).limit(1);
      if (!registration || !certificate) throw new Error('The demo has no certificate');
      await db()
        .insert(certifiedRegistrations)
        .values({ certificateId: certificate.id, registrationId: registration.id });
      expect((await undo(id)).body).toMatchObject({
        errors: [expect.stringContaining('een creditnota of een attest')],
      });
    });
  });

  it('shows a chargeback beside the payment', async () => {
    await pay(els, oid);
    const reference = provider.references.at(-1) ?? '';
    const hear = () =>
      server.app.inject({ method: 'POST', url: '/payments/webhook', payload: { id: reference } });
    provider.set(reference, 'paid');
    await hear();
    provider.chargeBack(reference, 21_000);
    await hear();
    expect(await listed()).toMatchObject({
      ...{
        open: 210,
        payments: [{ amount: 210, state: 'paid' }],
        entries: [{ is: 'charged-back', amount: 210, by: null }],
      },
    });
    const { result } = await manager.ask('get_club_payments', { club: dolphin, show: 'attention' });
    expect(result.map((one) => one.oid)).toEqual([oid]);
  });
});
