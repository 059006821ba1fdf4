import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '#tests/support/mollie/trustStandIn.ts';
import { clubActions, orderLines, orders, paymentAccounts, payments, refunds } from '#server/db/schema.ts';
import { mollieAccounts } from '#server/payments/mollie/mollieAccounts.ts';
import { mollieProvider } from '#server/payments/mollie/mollieProvider.ts';
import { sealAnew, sweepAccounts } from '#server/payments/own-accounts/keepAccount.ts';
import { accountsOfClubs } from '#server/payments/own-accounts/ownAccounts.ts';
import { sealingBy } from '#server/sealing.ts';
import { settleAbandoned } from '#server/services/orders/settling/settleOrders.ts';
import { type MollieStandIn, startMollieStandIn } from '#tests/support/mollie/startMollieStandIn.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin, pay } from '../../support/orders/paying.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const keys = {
  operator: 'test_OPERATORxxxxxxxxxxxxxxxxxxxxxxxx',
  dolphin: 'live_DOLFIJN1aaaaaaaaaaaaaaaaaaaaaaaa',
  /** Another key of the same profile. */
  dolphinAgain: 'live_DOLFIJN1bbbbbbbbbbbbbbbbbbbbbbbb',
  dolphinElsewhere: 'live_DOLFIJN2cccccccccccccccccccccccc',
  arabesk: 'live_ARABESK1dddddddddddddddddddddddd',
};
const portalUrl = 'https://club.example.org';

/** The whole server with the stand-in of Mollie, where each key opens its own profile. */
describe('set_payment_key', () => {
  let mollie: MollieStandIn;
  let server: TestServer;
  let els: TestClient;
  let manager: TestClient;
  /** Orders of 210 euros of Els. */
  const oids = { dolphin: 0, arabesk: 0 };
  const log: string[] = [];
  const sealing = sealingBy('a key of the operator with 40 characters');

  beforeAll(async () => {
    mollie = await startMollieStandIn();
    await mollie.sendWebhooks(false);
    const settings = { url: mollie.url, portalUrl };
    const started = await startManagedOrder({
      provider: mollieProvider({ ...settings, apiKey: keys.operator }),
      ownAccounts: mollieAccounts(settings, sealing),
      clubsOfOperator: ['de-dolfijn'],
      portalUrl,
      log: { level: 'trace', stream: { write: (line) => log.push(line) } },
    });
    ({ server, els, manager } = started);
    oids.dolphin = started.oid;
    oids.arabesk = await copyOrder(started.oid, arabesk);
    await server.keep();
  });
  beforeEach(async () => {
    await mollie.forget();
    await server.restore();
  });
  afterAll(async () => {
    await server.stop();
    await mollie.stop();
  });

  const db = () => server.database.db;
  const copyOrder = async (oid: number, clubNid: number) => {
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    if (!order) throw new Error('There is no order');
    const { oid: _, ...values } = order;
    const [made] = await db()
      .insert(orders)
      .values({ ...values, clubNid })
      .returning();
    const lines = await db().select().from(orderLines).where(eq(orderLines.oid, oid));
    await db()
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, oid: made?.oid ?? 0 })));
    return made?.oid ?? 0;
  };
  const set = (club: number, apiKey: string) => manager.ask('set_payment_key', { club, apiKey });
  const webhook = async (id: string) => {
    await server.app.inject({ method: 'POST', url: '/payments/webhook', payload: { id } });
    await server.settled();
  };
  const start = async (oid: number) => (await pay(els, oid)).split('/').at(-1) ?? '';
  const payOnline = async (oid: number) => {
    const id = await start(oid);
    await mollie.set(id, 'paid');
    await webhook(id);
    return id;
  };
  const profileOf = async (id: string) => (await mollie.payments()).find((one) => one.id === id)?.profile;
  const refundsOf = async (id: string) => (await mollie.payments()).find((one) => one.id === id)?.refunds;
  const invoice = async (oid: number) => (await els.ask('get_invoice', { oid })).result;
  const credit = (club: number, order: number, amount: number) =>
    manager.ask('credit_amount', { club, order, amount, reason: 'Minder lessen' }, newKey());

  it('pays each club on its own account, and tells of the key its last four characters alone', async () => {
    expect((await set(dolphin, keys.dolphin)).result).toMatchObject({
      ...{ way: 'own', possible: true, fallback: true },
      own: { name: 'Profiel DOLFIJN1', ends: 'aaaa', test: false },
    });
    await set(arabesk, keys.arabesk);
    const [one, other] = [await payOnline(oids.dolphin), await payOnline(oids.arabesk)];
    expect(await profileOf(one)).toBe('pfl_DOLFIJN1');
    expect(await profileOf(other)).toBe('pfl_ARABESK1');
    for (const oid of Object.values(oids)) expect((await invoice(oid)).open).toBe(0);
    await credit(dolphin, oids.dolphin, 10);
    await credit(arabesk, oids.arabesk, 20);
    expect(await refundsOf(one)).toMatchObject([{ amount: { value: '10.00' } }]);
    expect(await refundsOf(other)).toMatchObject([{ amount: { value: '20.00' } }]);
    // Clubs, actions and personal data say nothing more of a key.
    const told = JSON.stringify([
      (await manager.ask('get_payment_account', { club: dolphin })).result,
      (await manager.ask('get_club_actions', { club: dolphin })).result,
      await db().select().from(paymentAccounts),
    ]);
    expect(told).not.toContain(keys.dolphin.slice(5, -4));
    const [action] = await db().select().from(clubActions).where(eq(clubActions.action, 'set-payment-key'));
    expect(action?.details).toEqual({ what: 'Profiel DOLFIJN1 (…aaaa)' });
  });

  it('refunds a payment at the account that it was paid to, also after the club changed accounts', async () => {
    const atOperator = await payOnline(oids.dolphin);
    await set(dolphin, keys.dolphin);
    await credit(dolphin, oids.dolphin, 10);
    expect(await profileOf(atOperator)).toBe('pfl_OPERATOR');
    expect(await refundsOf(atOperator)).toHaveLength(1);
    await set(arabesk, keys.arabesk);
    const atFormer = await payOnline(oids.arabesk);
    await set(arabesk, keys.dolphinElsewhere);
    await manager.ask('remove_payment_key', { club: arabesk });
    // Removing what is gone is no deed of its own.
    await manager.ask('remove_payment_key', { club: arabesk });
    expect(await db().$count(clubActions, eq(clubActions.action, 'remove-payment-key'))).toBe(1);
    await credit(arabesk, oids.arabesk, 20);
    expect(await refundsOf(atFormer)).toHaveLength(1);
    await mollie.chargeBack(atFormer, 21_000);
    await webhook(atFormer);
    const [lost] = await db().select().from(payments).where(eq(payments.reference, atFormer));
    expect(lost?.chargedBackCents).toBe(21_000);
  });

  it('uses a new key of the same profile for earlier payments too, because Mollie ends the former one', async () => {
    await set(dolphin, keys.dolphin);
    const id = await payOnline(oids.dolphin);
    await set(dolphin, keys.dolphinAgain);
    await mollie.endKey(keys.dolphin);
    await credit(dolphin, oids.dolphin, 10);
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await db().$count(paymentAccounts)).toBe(1);
  });

  it('closes no page twice: an open page of the former account is no page of the new one', async () => {
    const former = await start(oids.dolphin);
    await set(dolphin, keys.dolphinElsewhere);
    const now = await start(oids.dolphin);
    expect([await profileOf(former), await profileOf(now)]).toEqual(['pfl_OPERATOR', 'pfl_DOLFIJN2']);
    expect(await start(oids.dolphin)).toBe(now);
  });

  it('falls back on the account of the operator for the clubs that the operator named, and on transfers for others', async () => {
    const account = async (club: number) => (await manager.ask('get_payment_account', { club })).result;
    expect(await account(dolphin)).toMatchObject({ way: 'operator', own: null });
    expect(await account(arabesk)).toMatchObject({ way: 'none', fallback: false });
    expect(await pay(els, oids.arabesk)).toBe(`/bevestiging/${oids.arabesk}`);
    const transferClubs = async () => (await els.ask('validate_auth', {})).transfer_clubs;
    expect(await transferClubs()).toContain(arabesk);
    expect(await transferClubs()).not.toContain(dolphin);
    await set(arabesk, keys.arabesk);
    expect(await transferClubs()).not.toContain(arabesk);
  });

  it.each([
    ['no key', 'geheim', 'Dit is geen sleutel van Mollie.'],
    ['a key that Mollie refuses', 'live_GONExxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'Mollie kent deze sleutel niet.'],
  ])('refuses %s, and keeps nothing', async (_what, apiKey, says) => {
    await mollie.endKey('live_GONExxxxxxxxxxxxxxxxxxxxxxxxxxxx');
    const { body } = await manager.call('set_payment_key', { club: dolphin, apiKey });
    expect(JSON.stringify(body)).toContain(says);
    expect(await db().$count(paymentAccounts)).toBe(0);
  });

  it('books a refund that was made in the dashboard of Mollie once, opens the invoice and tells the club', async () => {
    await set(dolphin, keys.dolphin);
    const id = await payOnline(oids.dolphin);
    await mollie.refundInDashboard(id, 4_000);
    await webhook(id);
    await webhook(id);
    expect(await invoice(oids.dolphin)).toMatchObject({ open: 40 });
    const [made, ...more] = await db().select().from(refunds);
    expect(made).toMatchObject({ amountCents: 4_000, creditNoteId: null, state: 'pending' });
    expect(more).toEqual([]);
    const mails = (await readMails(server.mailFolder)).filter(({ subject }) =>
      subject?.startsWith('Een terugbetaling buiten'),
    );
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['zwemmen@dedolfijn.example.org']);
    expect(mails[0]?.text).toContain('Kies dan bij Betalingen “Geef een bedrag terug”.');
    // The credit that explains it gives nothing back a second time.
    await credit(dolphin, oids.dolphin, 40);
    expect(await invoice(oids.dolphin)).toMatchObject({ open: 0, refund: 0 });
    expect(await db().$count(refunds)).toBe(1);
    await mollie.refunded(id, 'failed');
    await webhook(id);
    expect(await invoice(oids.dolphin)).toMatchObject({ open: 0, refund: 40 });
  });

  it('asks the accounts of other clubs while one of them answers no more', async () => {
    await set(dolphin, keys.dolphinElsewhere);
    await set(arabesk, keys.arabesk);
    await start(oids.dolphin);
    const id = await start(oids.arabesk);
    await mollie.set(id, 'paid');
    await mollie.endKey(keys.dolphinElsewhere);
    server.clock.advance({ seconds: 2 * 60 * 60 });
    const operator = mollieProvider({ url: mollie.url, portalUrl, apiKey: keys.operator });
    const own = mollieAccounts({ url: mollie.url, portalUrl }, sealing);
    const providers = accountsOfClubs({ operator, own, clubsOfOperator: [] });
    const context = { db: db(), clock: server.clock, providers, portalOrigin: undefined };
    await expect(settleAbandoned(context)).rejects.toThrow('could not be asked');
    expect((await invoice(oids.arabesk)).open).toBe(0);
  });

  it('encrypts the keys anew after a change of SECRETS_KEY, and deletes those that nobody needs', async () => {
    await set(dolphin, keys.dolphin);
    await set(arabesk, keys.arabesk);
    const next = sealingBy(
      'another key of the operator, 40 characters',
      'a key of the operator with 40 characters',
    );
    expect(await sealAnew(db(), next)).toBe(2);
    expect(await sealAnew(db(), next)).toBe(0);
    await manager.ask('remove_payment_key', { club: arabesk });
    await sweepAccounts(db());
    const left = await db().select().from(paymentAccounts);
    expect(left.map(({ clubNid }) => clubNid)).toEqual([dolphin]);
    expect(next.open(left[0]?.sealedKey ?? '', `payment_accounts/${dolphin}/pfl_DOLFIJN1`)).toBe(
      keys.dolphin,
    );
  });

  it('writes no key to the log, also where Mollie gives no answer', async () => {
    await mollie.upset('GET /profiles/me', 500, 500, 500, 500, 500);
    expect((await manager.call('set_payment_key', { club: dolphin, apiKey: keys.dolphin })).status).toBe(503);
    const all = log.join('');
    expect(all).not.toBe('');
    for (const key of Object.values(keys)) expect(all).not.toContain(key.slice(5, -4));
  });
});
