import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clubs, passCards, tariffs, users, vouchers } from '#server/db/schema.ts';
import { compileCart, sumsOf } from '#tests/server/support/orders/compileCart.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

const [an, noor, lars, mila] = [1, 2, 3, 4];

describe('the reductions of a cart', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterEach(() => server.clock.reset());
  afterAll(() => server.stop());

  describe('a UiTPAS', () => {
    const ballet = 1021;
    const withNumbers = (uitpasNos: Record<string, string>) =>
      compileCart(parent, { uid: lars, tariffs: [ballet], uitpasNos });

    it('is asked for when something has a reduced rate', async () => {
      expect((await withNumbers({})).has_uitpas).toBe(true);
      expect((await compileCart(parent, { tariffs: [1121] })).has_uitpas).toBe(false);
    });

    it('gives the reduced rate as a discount', async () => {
      const cart = await withNumbers({ [lars]: '093-0000 007713' });
      expect(cart.result.items).toMatchObject([{ unit_cost: 185, discount: 148 }]);
      expect([cart.result.total, cart.result.user_feedback]).toEqual([37, []]);
    });

    it.each([
      ['too short', '12', 'Een UiTPAS-nummer heeft 13 cijfers. Kijk het nummer van Lars Peeters na.'],
      [
        'unknown',
        '0930000000000',
        'We vinden de UiTPAS van Lars Peeters niet. Kijk het nummer na of laat het veld leeg.',
      ],
      [
        'without the right to the reduced rate',
        '0930000008810',
        'De UiTPAS van Lars Peeters geeft geen recht op kansentarief. Laat het veld leeg.',
      ],
      [
        'expired',
        '0930000009909',
        'De UiTPAS van Lars Peeters geeft geen recht op kansentarief. Laat het veld leeg.',
      ],
    ])('gives no discount when its number is %s', async (_name, number, sentence) => {
      const cart = await withNumbers({ [lars]: number });
      expect(cart.result).toMatchObject({ total: 185, user_feedback: [sentence] });
    });

    it('gives no discount to somebody else, nor with an empty field', async () => {
      const cart = await withNumbers({ [lars]: '', [an]: '0930000007713' });
      expect(cart.result).toMatchObject({ total: 185, user_feedback: [] });
    });

    it('gives no discount to two people with one number', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ uitpasPriceCents: 2600 }).where(eq(tariffs.nid, 1213));
      await db.update(users).set({ birthdate: '2019-01-01' }).where(eq(users.uid, mila));
      const together = { uid: lars, users: [mila], tariffs: [1213] };
      const same = { [lars]: '0930000007713', [mila]: '0930000007713' };
      const twice = await compileCart(parent, { ...together, uitpasNos: same });
      expect(twice.result).toMatchObject({
        total: 260,
        user_feedback: ['Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker'],
      });
      const own = { [lars]: '0930000007713', [mila]: '0930000007721' };
      expect((await compileCart(parent, { ...together, uitpasNos: own })).result.total).toBe(52);
      const refused = { club: 1, ...together, uitpasNos: same, total: 260 };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      expect(await parent.call('place_order', refused, { headers })).toMatchObject({
        status: 409,
        body: { code: 'not-available', errors: ['Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker'] },
      });
    });

    it('never makes a tariff dearer', async () => {
      const { db } = server.database;
      const priceOf = (uitpasPriceCents: number) =>
        db.update(tariffs).set({ uitpasPriceCents }).where(eq(tariffs.nid, ballet));
      await priceOf(20_000);
      const { result } = await withNumbers({ [lars]: '0930000007713' });
      expect([result.total, result.items[0]?.discount]).toEqual([185, 0]);
      await priceOf(3_700);
    });

    it('gives no discount at a club without UiTPAS', async () => {
      const { db } = server.database;
      await db.update(clubs).set({ takesUitpas: false }).where(eq(clubs.nid, 1));
      const cart = await withNumbers({ [lars]: '0930000007713' });
      expect([cart.has_uitpas, cart.result.total]).toEqual([false, 185]);
      await db.update(clubs).set({ takesUitpas: true }).where(eq(clubs.nid, 1));
    });
  });

  describe('a voucher', () => {
    const adult = 1121;
    const withCodes = (codes: string[], wanted = {}) =>
      compileCart(parent, { tariffs: [adult], vouchers: codes, ...wanted });

    it('is asked for when the club has vouchers', async () => {
      expect((await withCodes([])).has_vouchers).toBe(true);
      expect((await compileCart(parent, { club: 2, uid: lars })).has_vouchers).toBe(false);
    });

    it.each([
      ['a percentage', ['WELKOM10'], 202.5, []],
      ['written in small letters, with spaces around', ['  welkom10 '], 202.5, []],
      ['an amount', ['VRIEND15'], 210, []],
      ['two that can be combined', ['EENMALIG', 'WELKOM10'], 182.5, []],
      ['two that cannot be combined: the first counts', ['VRIEND15', 'WELKOM10'], 210, ['WELKOM10']],
      ['two that cannot be combined, in the other order', ['WELKOM10', 'VRIEND15'], 202.5, ['VRIEND15']],
      ['one code twice', ['WELKOM10', 'welkom10'], 202.5, ['welkom10']],
      ['one that does not exist', ['GRATIS'], 225, ['GRATIS']],
      ['one that is used up', ['OPGEBRUIKT'], 225, ['OPGEBRUIKT']],
      ['one of last year', ['VORIGJAAR', 'WELKOM10'], 202.5, ['VORIGJAAR']],
      ['one of a course that is not in the cart', ['BALLET5'], 225, ['BALLET5']],
      ['one of another club', ['ZWEM7'], 225, ['ZWEM7']],
      ['an empty code', [' '], 225, [' ']],
    ])('counts or is rejected: %s', async (_name, codes, total, rejected) => {
      const cart = await withCodes(codes);
      expect([cart.result.total, cart.result.rejected_vouchers]).toEqual([total, rejected]);
      expect(cart.result.user_feedback).toEqual([]);
    });

    it('for a course counts for that course only', async () => {
      const { db } = server.database;
      await db.update(vouchers).set({ courseNid: 111 }).where(eq(vouchers.code, 'BALLET5'));
      const cart = await withCodes(['BALLET5'], { tariffs: [adult, 1111] });
      expect(cart.result.items).toMatchObject([
        { tariff: adult, discount: 0 },
        { tariff: 1111, discount: 25 },
      ]);
      await db.update(vouchers).set({ courseNid: 103 }).where(eq(vouchers.code, 'BALLET5'));
    });

    it('is divided to the cent over all lines', async () => {
      const cart = await withCodes(['VRIEND15'], {
        tariffs: [adult, 1111],
        passes: [30],
        products: { 6501: 1 },
      });
      expect(cart.result.items.map(({ discount }) => discount)).toEqual([6.89, 25.97, 0.61, 1.53]);
      expect(sumsOf(cart)).toEqual({ lines: 47_499, total: 47_499, payments: 47_499 });
    });

    it('never makes a price negative', async () => {
      const cart = await compileCart(parent, { products: { 6101: 1 }, vouchers: ['EENMALIG', 'WELKOM10'] });
      expect(cart.result.total).toBe(2.05);
      const less = await compileCart(parent, { tariffs: [1251], vouchers: ['EENMALIG'] });
      expect(less.result).toMatchObject({ total: 0, items: [{ unit_cost: 5, discount: 5 }] });
    });
  });

  describe('a prepaid pass', () => {
    const cafe = 1251;

    it('can pay when it has credit at the club and a line takes turns', async () => {
      const atOtherClub = { clubNid: 4, passNid: 40, uid: an, credit: 9 };
      await server.database.db.insert(passCards).values({ ...atOtherClub, boughtAt: server.clock.now() });
      const cart = await compileCart(parent, { tariffs: [cafe] });
      expect(cart).toMatchObject({
        passAsPrepaid: true,
        result: { prepaid: { credit: 4, turns: 1 }, total: 5 },
      });
      const other = await compileCart(parent, { tariffs: [1121] });
      expect(other.passAsPrepaid).toBe(false);
      expect(other.result).not.toHaveProperty('prepaid');
      const child = await compileCart(parent, { uid: lars, tariffs: [cafe] });
      expect(child.passAsPrepaid).toBe(false);
    });

    it('cannot pay when the only line that takes turns is left out', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ blockedMessage: 'Volgende maand' }).where(eq(tariffs.nid, cafe));
      const cart = await compileCart(parent, { tariffs: [cafe] });
      await db.update(tariffs).set({ blockedMessage: null }).where(eq(tariffs.nid, cafe));
      expect(cart.result.items).toEqual([]);
      expect(cart.passAsPrepaid).toBe(false);
    });

    it('pays for the whole line at its price before vouchers', async () => {
      const cart = await compileCart(parent, {
        tariffs: [cafe, 1121],
        passAsPrepaid: true,
        vouchers: ['WELKOM10'],
      });
      expect(cart.result.items).toMatchObject([
        { type: 'tariff', tariff: cafe, unit_cost: 5, discount: 0 },
        { type: 'tariff', tariff: 1121, discount: 22.5 },
        { type: 'prepaid', tariff: cafe, unit_cost: -5, description: 'Beurtenkaart 10: Danscafé – Inkom' },
      ]);
      expect(cart.result.total).toBe(202.5);
    });

    it('pays for all lines or none, unless partial use is chosen', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ passTurns: 4 }).where(eq(tariffs.nid, 1121));
      const wanted = { tariffs: [cafe, 1121], passAsPrepaid: true };
      const all = await compileCart(parent, wanted);
      expect(all.result).toMatchObject({ total: 230, prepaid: { credit: 4, turns: 5 } });
      const part = await compileCart(parent, { ...wanted, partialPassUse: true });
      expect(part.result.total).toBe(225);
      expect(part.result.items.filter(({ type }) => type === 'prepaid')).toMatchObject([{ tariff: cafe }]);
      await db.update(tariffs).set({ passTurns: null }).where(eq(tariffs.nid, 1121));
    });

    it('does not pay for a companion', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ usersSimultaneous: 2 }).where(eq(tariffs.nid, cafe));
      const cart = await compileCart(parent, { users: [noor], tariffs: [cafe], passAsPrepaid: true });
      const prepaid = { type: 'prepaid', uid: an, tariff: cafe, unit_cost: -5 };
      expect(cart.result.items).toMatchObject([
        { type: 'tariff', uid: an, unit_cost: 5 },
        { type: 'tariff', uid: noor, unit_cost: 5 },
        prepaid,
      ]);
      expect(cart.result).toMatchObject({ total: 5, prepaid: { credit: 4, turns: 1 } });
      await db.update(tariffs).set({ usersSimultaneous: 1 }).where(eq(tariffs.nid, cafe));
    });

    it('can be two cards together, of which the first to expire pays first', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ passTurns: 6 }).where(eq(tariffs.nid, 1121));
      await db.update(passCards).set({ validUntil: '2026-11-20' }).where(eq(passCards.passNid, 30));
      const cart = await compileCart(parent, { tariffs: [1121], passAsPrepaid: true });
      expect(cart.result.prepaid).toEqual({ credit: 6, turns: 6 });
      expect(cart.result.items.slice(1)).toMatchObject([
        { type: 'prepaid', unit_cost: -75, description: expect.stringContaining('Beurtenkaart 5') },
        { type: 'prepaid', unit_cost: -150, description: expect.stringContaining('Beurtenkaart 10') },
      ]);
      expect(cart.result.total).toBe(0);
      server.clock.advance({ days: 1 });
      expect((await compileCart(parent, { tariffs: [1121] })).result.prepaid).toEqual({
        credit: 4,
        turns: 6,
      });
      await db.update(tariffs).set({ passTurns: null }).where(eq(tariffs.nid, 1121));
    });
  });
});
