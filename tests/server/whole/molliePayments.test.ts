import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName, OperationResponse } from '#schemas/operations.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import {
  clubMembers,
  creditNotes,
  documents,
  moneyEntries,
  orderInstalments,
  orderLines,
  orders,
  outgoingMails,
  payments,
  refunds,
  registrations,
  users,
} from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { freePort } from '../../support/freePort.ts';
import {
  type MollieStandIn,
  mollieTestKey,
  startMollieStandIn,
} from '../../support/mollie/startMollieStandIn.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { readMails } from '../support/mails/readMails.ts';
import { dolphin } from '../support/orders/paying.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { testClock } from '../support/testClock.ts';

/** Where mails to De Dolfijn go. */
const clubMail = 'zwemmen@dedolfijn.example.org';
const preload = './tests/support/mollie/trustStandIn.ts';

/** Two server processes on one PostgreSQL, and the stand-in of Mollie in a process of its own. */
describe('payments at Mollie', () => {
  let mollie: MollieStandIn;
  let database: DatabaseHandle;
  let servers: readonly [ServerProcess, ServerProcess];
  let dataDir: string;
  let cookie: string;
  let managerCookie: string;
  let oid: number;
  /** Number of the mails of earlier tests. */
  let seen = 0;

  beforeAll(async () => {
    mollie = await startMollieStandIn();
    dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-mollie-'));
    // The servers make it with the first mail.
    mkdirSync(join(dataDir, 'mail'));
    const url = await createSeededDatabase();
    const port = String(await freePort());
    const env = {
      ...{ DATABASE_URL: url, DATA_DIR: dataDir, CALL_LIMIT: '1000000' },
      ...{ MOLLIE_API_KEY: mollieTestKey, MOLLIE_URL: mollie.url },
      PORTAL_URL: `http://127.0.0.1:${port}`,
    };
    servers = [
      await startServerProcess({ ...env, PORT: port }, { preload }),
      await startServerProcess(env, { preload }),
    ];
    database = await openPostgres(url, (error) => expect.fail(error.message));
    const { db } = database;
    const cookieOf = async (mail: string) => {
      const [account] = await db.select().from(users).where(eq(users.mail, mail));
      const uid = account?.uid ?? 0;
      return { uid, cookie: `auth=${await openSession({ db, clock: testClock() }, { uid })}` };
    };
    const els = await cookieOf('federatie@example.org');
    cookie = els.cookie;
    const manager = await cookieOf('beheer@example.org');
    managerCookie = manager.cookie;
    await db.insert(clubMembers).values({ clubNid: dolphin, uid: manager.uid, role: 'admin' });
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.uid, els.uid), eq(orders.clubNid, dolphin)));
    oid = order?.oid ?? 0;
  }, 120_000);
  beforeEach(async () => {
    const { db } = database;
    await db.delete(moneyEntries);
    await db.delete(payments);
    await db.delete(orderInstalments);
    await db.delete(documents).where(eq(documents.kind, 'credit-note'));
    await db.delete(creditNotes);
    await db.update(orderLines).set({ creditedCents: 0, cancelledAt: null });
    await db.update(orders).set({ payment: 'unpaid' });
    await mollie.forget();
    await mollie.sendWebhooks(true);
    await expect.poll(() => db.$count(outgoingMails)).toBe(0);
    seen = (await mails()).length;
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.close();
    await mollie.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async (server: ServerProcess = servers[0]) => {
    const url = `${server.origin}/api?q=redirect_to_mollie_payment&oid=${oid}`;
    const { status, headers } = await fetch(url, { headers: { cookie }, redirect: 'manual' });
    return { status, to: headers.get('location') ?? '' };
  };
  const receipt = () => [
    `Je betaling aan Zwemclub De Dolfijn is goed ontvangen (bestelling ${oid})`,
    'federatie@example.org',
  ];
  const idOf = (checkout: string) => checkout.split('/').at(-1) ?? '';
  /** Presses a button of Mollie's page. Resolves to the address to which the payer returns. */
  const choose = async (checkout: string, status: string, method = 'bancontact') => {
    const body = new URLSearchParams({ status, method });
    const answer = await fetch(checkout, { method: 'POST', body, redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  };
  const payWith = async (status: string, method?: string) => {
    const { to } = await start();
    await choose(to, status, method);
    return idOf(to);
  };
  const ask = async <Name extends OperationName>(name: Name, query: object) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const answer = await fetch(`${servers[1].origin}/api?q=${name}&${search}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    // Safe cast: the server's own tests check its answers against the contract.
    return (await answer.json()) as OperationResponse<Name>;
  };
  const order = async () => (await ask('get_order', { oids: oid })).result[0];
  const invoice = async () => (await ask('get_invoice', { oid })).result;
  const mails = async () =>
    (await readMails(join(dataDir, 'mail'))).map(({ subject = '', to }) => [subject, to?.[0]?.address]);
  /** Waits until the outbox is empty, and returns the mails of this test by subject. */
  const newMails = async () => {
    await expect.poll(() => database.db.$count(outgoingMails)).toBe(0);
    return (await mails()).slice(seen).toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  };
  const stored = () => database.db.select().from(payments).where(eq(payments.oid, oid));

  it('sends the payer to Mollie and back, and the webhook alone pays the order', async () => {
    const { status, to } = await start();
    expect(status).toBe(303);
    expect(to).toBe(`${mollie.pages}/checkout/select-method/${idOf(to)}`);
    expect(await choose(to, 'paid', 'ideal')).toBe(`${servers[0].origin}/bevestiging/${oid}?terug=betaling`);
    expect(await stored()).toMatchObject([{ provider: 'Mollie', state: 'paid', amountCents: 21_000 }]);
    expect(await order()).toMatchObject({ payment: 'paid', due: 0 });
  });

  it.each([
    ['failed', 'failed', 'failed'],
    ['canceled', 'cancelled', 'cancelled'],
    ['expired', 'unpaid', 'expired'],
  ] as const)('keeps the order after %s, and the payer can try again', async (theirs, payment, state) => {
    const id = await payWith(theirs);
    expect(await stored()).toMatchObject([{ reference: id, state }]);
    expect(await order()).toMatchObject({ payment, due: 210 });
    const again = await payWith('paid');
    expect(again).not.toBe(id);
    expect(await order()).toMatchObject({ payment: 'paid', due: 0 });
  });

  it('waits for a transfer at Mollie, which is paid days later', async () => {
    const id = await payWith('pending', 'banktransfer');
    expect(await order()).toMatchObject({ payment: 'processing', due: 210 });
    expect(await mollie.set(id, 'paid')).toBe(200);
    expect(await order()).toMatchObject({ payment: 'paid', due: 0 });
  });

  it('shows a payment as made to a payer who returns before the webhook, which then changes nothing', async () => {
    await mollie.sendWebhooks(false);
    const id = await payWith('paid');
    expect(await order()).toMatchObject({ payment: 'paid', due: 0 });
    const before = await stored();
    expect(await mollie.callWebhook(id)).toBe(200);
    expect(await stored()).toEqual(before);
    expect(await newMails()).toEqual([receipt()]);
  });

  it('records one payment for many webhooks at both processes', async () => {
    await mollie.sendWebhooks(false);
    const id = await payWith('paid');
    const calls = Array.from({ length: 10 }, (_, turn) =>
      fetch(`${servers[turn % 2]?.origin}/payments/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ id }),
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stored()).toMatchObject([{ state: 'paid', chargedBackCents: 0 }]);
    expect(await order()).toMatchObject({ payment: 'paid' });
    expect(await newMails()).toEqual([receipt()]);
  });

  it('lets money that comes late pay an attempt that had ended, and never undoes it', async () => {
    const id = await payWith('expired');
    await mollie.set(id, 'paid');
    expect(await order()).toMatchObject({ payment: 'paid' });
    await mollie.set(id, 'failed');
    expect(await order()).toMatchObject({ payment: 'paid' });
  });

  it('answers an unknown id like a known one, and believes nothing in a webhook but the id', async () => {
    await mollie.sendWebhooks(false);
    const { to } = await start();
    const hear = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const answer = await fetch(`${servers[0].origin}/payments/webhook`, { method: 'POST', body });
      return [answer.status, await answer.text()];
    };
    const known = await hear({ id: idOf(to), status: 'paid', amount: '210.00' });
    expect(await hear({ id: 'tr_7UhSN1zuXS', status: 'paid' })).toEqual(known);
    expect(known[0]).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'open' }]);
  });

  describe('when Mollie fails', () => {
    it.each([
      ['refuses the key', 401],
      ['refuses the payment', 422],
      ['gets too many calls', 429],
      ['is down', 503],
      ['answers a page', 'page'],
      ['answers nonsense', 'nonsense'],
      ['breaks the connection after it did the work', 'lost'],
    ] as const)(
      'a payment is not started while it %s, and the next try opens one checkout',
      async (_name, upset) => {
        await mollie.upset('POST /payments', ...Array.from({ length: 3 }, () => upset));
        expect((await start()).status).toBe(503);
        expect(await stored()).toEqual([]);
        expect(await order()).toMatchObject({ payment: 'unpaid', due: 210 });
        await mollie.upset('POST /payments');
        const known = (await mollie.payments()).map(({ id }) => id);
        const { status, to } = await start();
        expect(status).toBe(303);
        // Mollie had made the payment of the lost answer. The same key finds that one.
        expect(known.includes(idOf(to))).toBe(upset === 'lost');
        await choose(to, 'paid');
        expect(await order()).toMatchObject({ payment: 'paid', due: 0 });
        expect(await stored()).toHaveLength(1);
      },
    );

    it.each([401, 429, 503, 'page', 'nonsense', 'lost'] as const)(
      'a payment stays open after %s to the request for its state, and is settled by the next one',
      async (upset) => {
        await mollie.sendWebhooks(false);
        const id = await payWith('paid');
        await mollie.upset('GET /payments/id', ...Array.from({ length: 3 }, () => upset));
        // Mollie calls again after such an answer.
        expect(await mollie.callWebhook(id)).toBe(503);
        expect(await stored()).toMatchObject([{ state: 'open' }]);
        await mollie.upset('GET /payments/id');
        expect(await mollie.callWebhook(id)).toBe(200);
        expect(await stored()).toMatchObject([{ state: 'paid' }]);
      },
    );
  });

  describe('a payment that is charged back', () => {
    it('opens the invoice again, once, and closes it when the bank undoes that', async () => {
      const id = await payWith('paid');
      await mollie.chargeBack(id, 21_000);
      await mollie.callWebhook(id);
      expect(await stored()).toMatchObject([{ state: 'paid', chargedBackCents: 21_000 }]);
      expect(await order()).toMatchObject({ payment: 'unpaid', due: 210 });
      expect(await invoice()).toMatchObject({ paid: 0, open: 210 });
      expect(await newMails()).toEqual([
        [`Een betaling is teruggedraaid (bestelling ${oid})`, clubMail],
        receipt(),
        [`Je betaling aan Zwemclub De Dolfijn is teruggedraaid (bestelling ${oid})`, 'federatie@example.org'],
      ]);
      await mollie.chargeBack(id, 0);
      expect(await order()).toMatchObject({ payment: 'paid', due: 0 });
      expect(await invoice()).toMatchObject({ state: 'paid', paid: 210, open: 0 });
    });

    it('can be paid again', async () => {
      await mollie.chargeBack(await payWith('paid'), 21_000);
      await payWith('paid');
      expect(await order()).toMatchObject({ payment: 'paid', due: 0 });
      expect(await invoice()).toMatchObject({ paid: 210, open: 0, refund: 0 });
    });

    it('opens the parts that it had paid, and no other', async () => {
      const parts = [
        { oid, position: 0, dueOn: '2026-11-20', amountCents: 4_000 },
        { oid, position: 1, dueOn: '2026-11-21', amountCents: 4_000 },
      ];
      await database.db.insert(orderInstalments).values(parts);
      await database.db
        .update(orders)
        .set({ payNowCents: 13_000, payLaterCents: 8_000 })
        .where(eq(orders.oid, oid));
      const id = await payWith('paid');
      expect(await invoice()).toMatchObject({ state: 'part-paid', paid: 170, open: 40 });
      await mollie.chargeBack(id, 4_000);
      expect(await order()).toMatchObject({
        payment: 'paid',
        due: 40,
        instalments: [{ paid: false }, { paid: false }],
      });
      await mollie.chargeBack(id, 17_000);
      expect(await invoice()).toMatchObject({ paid: 0, open: 210 });
      await database.db
        .update(orders)
        .set({ payNowCents: 21_000, payLaterCents: 0 })
        .where(eq(orders.oid, oid));
    });
  });

  describe('a cancellation by the club', () => {
    const cancel = async () => {
      const { db } = database;
      const [registered] = await db.select().from(registrations).where(eq(registrations.oid, oid));
      await db.update(registrations).set({ status: 1 }).where(eq(registrations.oid, oid));
      const body = { club: dolphin, what: { registration: registered?.id }, money: 'back', reason: '' };
      const { status, body: answer } = await post(servers[0], {
        ...{ name: 'cancel_for_club', body, cookie: managerCookie },
      });
      expect(status).toBe(200);
      return answer.result;
    };

    it.each(['queued', 'processing', 'refunded'] as const)(
      'refunds what was paid at Mollie: %s',
      async (state) => {
        const id = await payWith('paid');
        expect(await cancel()).toMatchObject({
          ...{ credited: 210, refunded: 210, byHand: 0 },
          refunds: [{ amount: 210, state: 'pending' }],
        });
        await mollie.refunded(id, state);
        expect(await database.db.select().from(refunds)).toMatchObject([{ state, amountCents: 21_000 }]);
        expect(await invoice()).toMatchObject({ state: 'credited', paid: 0, refund: 0 });
      },
    );

    it.each(['failed', 'canceled'] as const)('leaves the money with the club: %s', async (state) => {
      const id = await payWith('paid');
      await cancel();
      await mollie.refunded(id, state);
      expect(await invoice()).toMatchObject({ state: 'credited', paid: 210, refund: 210 });
      expect(await newMails()).toEqual([
        [`Een terugbetaling is niet gelukt (bestelling ${oid})`, clubMail],
        receipt(),
        [expect.stringMatching(/^Zwemclub De Dolfijn annuleerde /), 'federatie@example.org'],
      ]);
    });

    it('keeps a refund that Mollie refuses as money to give back by hand', async () => {
      const id = await payWith('paid');
      await mollie.upset('POST /payments/id/refunds', 422);
      expect(await cancel()).toMatchObject({ refunds: [{ amount: 210, state: 'failed' }] });
      expect(await invoice()).toMatchObject({ refund: 210 });
      expect((await mollie.payments()).find((one) => one.id === id)?.refunds).toEqual([]);
    });

    it('keeps a refund that Mollie could not answer, and never asks it as a second one', async () => {
      const id = await payWith('paid');
      await mollie.upset('POST /payments/id/refunds', 'lost', 'lost', 'lost');
      expect(await cancel()).toMatchObject({ refunds: [{ amount: 210, state: 'asked' }] });
      expect((await mollie.payments()).find((one) => one.id === id)?.refunds).toHaveLength(1);
    });
  });
});
