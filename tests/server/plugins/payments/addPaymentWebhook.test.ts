import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/db/schema.ts';
import type { PaymentState } from '#server/payments/paymentProvider.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { forgetPayments, pay, paymentOf, unpaidOid } from '../../support/orders/paying.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('C7: the webhook of payments', () => {
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

  const attempts = () =>
    server.database.db.select().from(payments).where(eq(payments.oid, oid)).orderBy(payments.id);

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'records a payment that %s, so that the order can be paid again',
    async (ending) => {
      await pay(els, oid);
      provider.set(latest(), ending);
      server.clock.advance({ seconds: 90 });
      expect((await hear(latest())).statusCode).toBe(200);
      expect(await attempts()).toMatchObject([{ state: ending, settledAt: server.clock.now() }]);
      const payment = ending === 'expired' ? 'unpaid' : ending;
      expect(await paymentOf(els, oid)).toMatchObject({ payment, due: 210 });
      expect(await unpaidOid(els)).toBe(oid);
      await pay(els, oid);
      provider.set(latest(), 'paid');
      await hear(latest());
      expect(await paymentOf(els, oid)).toMatchObject({ payment: 'paid', due: 0 });
      expect((await attempts()).map(({ state }) => state)).toEqual([ending, 'paid']);
    },
  );

  it('gives the same result whatever the order, the number and the delay of its calls', async () => {
    const endings = ['failed', 'paid', 'expired'] as const satisfies PaymentState[];
    // The call about the paid payment arrives twice.
    const all = new Set(permutations([0, 1, 2, 1]).map((turns) => turns.join('')));
    expect(all.size).toBe(12);
    for (const turns of all) {
      const references: string[] = [];
      for (const ending of endings) {
        await pay(els, oid);
        const reference = latest();
        references.push(reference);
        // Marks this payment as expired, so that the next attempt can begin before any webhook call.
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

  it('ignores a state in the call and asks the provider', async () => {
    await pay(els, oid);
    await server.app.inject({
      method: 'POST',
      url: '/payments/webhook',
      payload: { id: latest(), state: 'paid', status: 'paid' },
    });
    expect((await paymentOf(els, oid))?.payment).toBe('processing');
  });

  it('answers an unknown id in the same way as a known id', async () => {
    await pay(els, oid);
    const known = await hear(latest());
    const unknown = await hear('tr_unknown');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  });

  it('accepts a form and JSON, and refuses both without an id', async () => {
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

  it('is not required: a look at the order asks the provider too', async () => {
    await pay(els, oid);
    provider.set(latest(), 'paid');
    expect((await paymentOf(els, oid))?.payment).toBe('paid');
    await forgetPayments(server);
    await pay(els, oid);
    provider.set(latest(), 'expired');
    expect(await unpaidOid(els)).toBe(oid);
  });

  it('mails the person who placed the order once that it is paid', async () => {
    // Uses its own server, because mails of earlier tests can still be on their way.
    const own = settablePayments();
    const mailing = await startTestServer({ provider: own });
    const client = await mailing.loggedIn('federatie@example.org');
    await pay(client, await unpaidOid(client));
    const id = own.references.at(-1) ?? '';
    own.set(id, 'paid');
    const call = { method: 'POST', url: '/payments/webhook', payload: { id } } as const;
    for (let time = 0; time < 3; time += 1) await mailing.app.inject(call);
    await paymentOf(client, oid);
    await mailing.settled();
    const [mail, ...others] = await readMails(mailing.mailFolder);
    await mailing.stop();
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe('federatie@example.org');
    expect(mail?.subject).toBe(`Je betaling aan Zwemclub De Dolfijn is goed ontvangen (bestelling ${oid})`);
    expect(mail?.text).toContain('Je betaling van €\u00a0210,00');
    expect(mail?.text).toMatch(
      /Kostennota: KN-2026-\d{6}\nBetaald op: 20\/11\/2026\nBedrag: €\u00a0210,00\n\nAlles is betaald\./,
    );
  });
});

function permutations<One>(all: readonly One[]): One[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, place) => permutations(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}
