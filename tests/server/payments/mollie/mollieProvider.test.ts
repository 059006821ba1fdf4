import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mollieProvider } from '#server/payments/mollie/mollieProvider.ts';
import { RefundRefused } from '#server/payments/paymentProvider.ts';
import {
  type MollieStandIn,
  mollieTestKey,
  startMollieStandIn,
} from '#tests/support/mollie/startMollieStandIn.ts';
import '#tests/support/mollie/trustStandIn.ts';

describe('mollieProvider', () => {
  let mollie: MollieStandIn;
  beforeAll(async () => {
    mollie = await startMollieStandIn();
    // No portal listens there.
    await mollie.sendWebhooks(false);
  });
  beforeEach(() => mollie.forget());
  afterAll(() => mollie.stop());

  const provider = (patience?: number) =>
    mollieProvider({
      apiKey: mollieTestKey,
      url: mollie.url,
      portalUrl: 'https://club.example.org',
      ...(patience !== undefined && { patience }),
    });
  const wanted = (amountCents = 21_005) => ({
    amountCents,
    description: 'De Dolfijn, bestelling 12',
    returnPath: '/bevestiging/12?terug=betaling',
    key: `12/${randomUUID()}`,
  });
  const start = async (amountCents?: number) => (await provider().start(wanted(amountCents))).reference;
  const paid = async (amountCents?: number) => {
    const reference = await start(amountCents);
    await mollie.set(reference, 'paid');
    return reference;
  };

  it('starts a payment to the cent, and sends the payer and the reports to the portal', async () => {
    const { reference, checkoutUrl } = await provider().start(wanted());
    expect(checkoutUrl).toBe(`${mollie.pages}/checkout/select-method/${reference}`);
    expect((await mollie.payments()).at(-1)).toMatchObject({
      id: reference,
      amount: { currency: 'EUR', value: '210.05' },
      description: 'De Dolfijn, bestelling 12',
      redirectUrl: 'https://club.example.org/bevestiging/12?terug=betaling',
      webhookUrl: 'https://club.example.org/payments/webhook',
      locale: 'nl_BE',
    });
  });

  it.each([
    ['open', 'open'],
    ['pending', 'pending'],
    ['authorized', 'pending'],
    ['paid', 'paid'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
    ['failed', 'failed'],
  ] as const)('reads the state %s as %s', async (theirs, ours) => {
    const reference = await start();
    await mollie.set(reference, theirs);
    expect(await provider().reportOf(reference)).toEqual({ state: ours, chargedBackCents: 0, refunds: [] });
  });

  it('knows nothing of a payment that Mollie does not know, and never puts other text in an address', async () => {
    expect(await provider().reportOf('tr_7UhSN1zuXS')).toBeUndefined();
    await mollie.upset('GET /payments/id', 410);
    expect(await provider().reportOf('tr_7UhSN1zuXS')).toBeUndefined();
    await mollie.forget();
    for (const odd of ['', 'tr_', '../refunds', 'tr_1/../../methods', 'ord_7UhSN1zuXS'])
      expect(await provider().reportOf(odd)).toBeUndefined();
    expect(await mollie.calls()).toEqual([]);
  });

  it('reports what was charged back', async () => {
    const reference = await paid();
    await mollie.chargeBack(reference, 21_005);
    expect(await provider().reportOf(reference)).toMatchObject({ state: 'paid', chargedBackCents: 21_005 });
  });

  it('cancels an open transfer, and leaves alone what Mollie does not let go or does not have open', async () => {
    const transfer = await start();
    await fetch(`${mollie.pages}/checkout/select-method/${transfer}`, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ status: 'open', method: 'banktransfer' }),
    });
    await provider().cancel(transfer);
    expect(await provider().reportOf(transfer)).toMatchObject({ state: 'cancelled' });
    const card = await start();
    await provider().cancel(card);
    expect(await provider().reportOf(card)).toMatchObject({ state: 'open' });
    const settled = await paid();
    await provider().cancel(settled);
    expect(await provider().reportOf(settled)).toMatchObject({ state: 'paid' });
  });

  it('starts one payment for one key, also when the first answer was lost', async () => {
    const payment = wanted();
    await mollie.upset('POST /payments', 'lost');
    await expect(provider().start(payment)).rejects.toThrow();
    const again = await Promise.all([provider().start(payment), provider().start(payment)]);
    expect(new Set(again.map(({ reference }) => reference)).size).toBe(1);
    const same = (await mollie.payments()).filter(({ id }) => id === again[0]?.reference);
    expect(same).toHaveLength(1);
    expect((await mollie.payments()).at(-1)?.id).toBe(again[0]?.reference);
    const dearer = await provider().start({ ...payment, amountCents: 21_006 });
    expect(dearer.reference).not.toBe(again[0]?.reference);
  });

  it('repeats a call that Mollie refuses for a moment', async () => {
    await mollie.upset('POST /payments', 503, 500);
    expect((await provider().start(wanted())).reference).toMatch(/^tr_/);
  });

  it.each([
    ['401', 401],
    ['404', 404],
    ['422', 422],
    ['429', 429],
    ['503 for ever', 503],
    ['a page', 'page'],
    ['nonsense', 'nonsense'],
    ['nothing', 'silent'],
    ['a broken connection', 'lost'],
  ] as const)('concludes nothing from %s', async (_name, upset) => {
    const reference = await paid();
    const patience = upset === 'silent' ? 200 : 10_000;
    const upsets = Array.from({ length: 3 }, () => upset);
    await mollie.upset('POST /payments', ...upsets);
    await expect(provider(patience).start(wanted())).rejects.toThrow();
    await mollie.upset('POST /payments');
    if (upset === 404) return;
    await mollie.upset('GET /payments/id', ...upsets);
    await expect(provider(patience).reportOf(reference)).rejects.toThrow();
    await mollie.upset('GET /payments/id');
    expect(await provider().reportOf(reference)).toMatchObject({ state: 'paid' });
  });

  it('names no key in its errors', async () => {
    const wrong = mollieProvider({
      apiKey: `test_${'x'.repeat(10)}`,
      url: mollie.url,
      portalUrl: 'https://club.example.org',
    });
    const error: unknown = await wrong.start(wanted()).catch((one: unknown) => one);
    expect(error).toMatchObject({ statusCode: 401 });
    expect(JSON.stringify(error)).not.toContain('xxxxx');
  });

  describe('refund', () => {
    const back = (reference: string, amountCents: number, key: string = randomUUID()) => ({
      ...{ reference, amountCents, key },
      description: 'Terugbetaling bestelling 12',
    });

    it('refunds parts until nothing remains', async () => {
      const reference = await paid(10_000);
      const first = await provider().refund(back(reference, 2_550));
      expect(first).toEqual({ reference: expect.stringMatching(/^re_/), state: 'pending' });
      await provider().refund(back(reference, 7_450));
      await expect(provider().refund(back(reference, 1))).rejects.toThrow(
        new RefundRefused('The specified amount cannot be refunded'),
      );
      const report = await provider().reportOf(reference);
      expect(report?.refunds.map(({ state }) => state)).toEqual(['pending', 'pending']);
    });

    it.each(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const)(
      'reads the state %s',
      async (state) => {
        const reference = await paid();
        const made = await provider().refund(back(reference, 100));
        await mollie.refunded(reference, state);
        const report = await provider().reportOf(reference);
        expect(report?.refunds).toMatchObject([{ reference: made.reference, amountCents: 100, state }]);
      },
    );

    it('refunds once for one key, also after Mollie forgot the key', async () => {
      const reference = await paid();
      const asked = back(reference, 5_000);
      await mollie.upset('POST /payments/id/refunds', 'lost');
      await expect(provider().refund(asked)).rejects.toThrow();
      const found = await provider().refund(asked);
      await mollie.forget();
      expect(await provider().refund(asked)).toEqual(found);
      const payment = (await mollie.payments()).find(({ id }) => id === reference);
      expect(payment?.refunds).toHaveLength(1);
    });

    it.each([401, 429, 503] as const)('may be asked again after %i', async (status) => {
      const reference = await paid();
      await mollie.upset('POST /payments/id/refunds', status, status, status);
      const refused: unknown = await provider()
        .refund(back(reference, 100))
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(Error);
      expect(refused).not.toBeInstanceOf(RefundRefused);
      await mollie.upset('POST /payments/id/refunds');
      expect(await provider().refund(back(reference, 100))).toMatchObject({ state: 'pending' });
    });
  });
});
