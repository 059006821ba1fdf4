import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publiqRegister } from '#server/uitpas/publiqRegister.ts';
import { UitpasRefused, UitpasUnreachable } from '#server/uitpas/uitpasRegister.ts';
import { startUitpasStandIn, type UitpasStandIn } from '#tests/server/uitpas/uitpasStandIn.ts';

/** publiq's own sample, which fails the check of Luhn. */
const number = '0560002524314';
const card = { number, event: '5a0967f9-cc06-4c3c-9206-30481a767434', regularCents: 18_550 };
const sale = { ...card, tariffId: 'SOCIALTARIFF-1' };

describe('publiqRegister', () => {
  let standIn: UitpasStandIn;
  beforeEach(async () => {
    standIn = await startUitpasStandIn();
    standIn.remaining.set(number, 2);
  });
  afterEach(() => standIn.stop());
  const register = (patience = 5_000) => publiqRegister({ ...standIn.settings, patience });

  it('knows a card by the answer and never by its digits', async () => {
    expect(await register().askCard(card)).toEqual({ has: 'rate', tariffId: 'SOCIALTARIFF-1' });
    expect(await register().askCard({ ...card, number: '0930000420206' })).toEqual({
      has: 'unknown',
      reason: 'Pass not found',
    });
  });

  it('says that the uses of a card are spent', async () => {
    standIn.remaining.set(number, 0);
    expect(await register().askCard(card)).toEqual({
      has: 'none',
      reason: 'Het kansentarief is opgebruikt.',
    });
  });

  it('registers a sale in euros and returns its id', async () => {
    expect(await register().registerSale(sale)).toBe('499853');
    expect(standIn.sales).toEqual([
      {
        eventId: card.event,
        uitpasNumber: number,
        regularPrice: 185.5,
        tariff: { id: 'SOCIALTARIFF-1' },
      },
    ]);
  });

  it('refuses a sale for good where the register refuses it', async () => {
    standIn.remaining.set(number, 0);
    await expect(register().registerSale(sale)).rejects.toThrow(new UitpasRefused('Invalid tariff'));
  });

  it.each([
    ['a failure', [{ status: 500 }]],
    ['too many calls', [{ status: 429 }]],
    ['a page in place of an answer', [{ status: 200, body: 'hello' }]],
    ['nothing', ['silent']],
  ] as const)('is unreachable when the register answers %s', async (_name, answers) => {
    standIn.upset('/tariffs', ...answers);
    const asking = register(answers[0] === 'silent' ? 50 : undefined).askCard(card);
    await expect(asking).rejects.toBeInstanceOf(UitpasUnreachable);
    standIn.upset('/ticket-sales', ...answers);
    const selling = register(answers[0] === 'silent' ? 50 : undefined).registerSale(sale);
    await expect(selling).rejects.toBeInstanceOf(UitpasUnreachable);
  });

  it('is unreachable without a token, and names no number in its message', async () => {
    standIn.upset('/oauth/token', { status: 403 });
    await expect(register().askCard(card)).rejects.toThrow('UiTPAS login 403');
    const { settings } = standIn;
    const gone = publiqRegister({ ...settings, url: 'http://127.0.0.1:1' });
    await expect(gone.askCard(card)).rejects.toThrow(/^UiTPAS \w+$/);
  });

  it('asks one token for many calls, and another one when it ended early', async () => {
    const one = register();
    await one.askCard(card);
    await one.askCard(card);
    expect(standIn.tokens()).toBe(1);
    standIn.upset('/tariffs', { status: 401 });
    expect(await one.askCard(card)).toMatchObject({ has: 'rate' });
    expect(standIn.tokens()).toBe(2);
  });
});
