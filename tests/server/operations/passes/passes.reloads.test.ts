import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema.ts';
import {
  an,
  card,
  expiredCard,
  lars,
  type PassServer,
  startPassServer,
} from '../../support/orders/passServer.ts';
import { arabesk, newKey } from '../../support/registration.ts';

/** Unpaid orders at Arabesk. The order of the demo data there is paid. */
const atArabesk = and(eq(orders.clubNid, arabesk), eq(orders.payment, 'unpaid'));

describe('the turns of a pass', () => {
  let desk: PassServer;
  beforeAll(async () => {
    desk = await startPassServer();
  });
  afterEach(() => desk.reset());
  afterAll(() => desk.server.stop());

  describe('reload_pass', () => {
    const wanted = { ...an, card, pass: 31, total: 95 };
    const reload = (changes: object = {}, key = newKey()) =>
      desk.parent.call('reload_pass', { ...wanted, ...changes }, key);

    it('orders a pass and adds its turns to the card', async () => {
      const { result } = await desk.parent.ask('reload_pass', wanted, newKey());
      expect(await desk.creditOf()).toBe(14);
      const oid = result.oids[0] ?? 0;
      const { result: placed } = await desk.parent.ask('get_order', { oids: String(oid) });
      expect(placed[0]).toMatchObject({ oid, uid: 1, total: 95, payment: 'unpaid' });
      expect(placed[0]?.items).toMatchObject([{ type: 'pass', nid: 31, qty: 1, unit_cost: 95 }]);
      const { result: log } = await desk.parent.ask('get_pass_log', an);
      expect(log[0]).toMatchObject({ card, reason: 'reloaded', turns: 10, credit: 14 });
      await desk.expectToAddUp();
    });

    it('answers with the same order for the same key and body', async () => {
      const key = newKey();
      const first = await reload({}, key);
      expect(await reload({}, key)).toMatchObject({ status: 200, body: first.body });
      expect(await desk.creditOf()).toBe(14);
      expect(await desk.server.database.db.$count(orders, atArabesk)).toBe(1);
    });

    it('refuses a changed price, and answers with the new one', async () => {
      expect(await reload({ total: 90 })).toMatchObject({
        status: 409,
        body: { code: 'price-changed', total: 95 },
      });
      expect(await desk.creditOf()).toBe(4);
    });

    it('makes an expired card valid again, with its remaining turns', async () => {
      await desk.parent.ask('reload_pass', { ...an, card: expiredCard, pass: 30, total: 50 }, newKey());
      const { result } = await desk.parent.ask('get_passes', an);
      expect(result.cards[0]).toMatchObject({ id: expiredCard, credit: 7, validUntil: '2027-05-20' });
      expect((await desk.reserve(desk.danscafe, { card: expiredCard })).status).toBe(200);
    });

    it('never shortens the validity of a card', async () => {
      await desk.parent.ask('reload_pass', { ...an, card, pass: 30, total: 50 }, newKey());
      const { result } = await desk.parent.ask('get_passes', an);
      expect(result.cards[1]).toMatchObject({ id: card, credit: 9, validUntil: null });
    });

    it('finds no card of another person, and leaves no order behind', async () => {
      expect((await reload({ uid: 3 })).status).toBe(404);
      const own = { ...wanted, uid: 12 };
      expect((await desk.stranger.call('reload_pass', own, newKey())).status).toBe(404);
      expect(await desk.server.database.db.$count(orders, atArabesk)).toBe(0);
      expect(await desk.creditOf()).toBe(4);
    });

    it('refuses a pass of another club', async () => {
      expect((await reload({ pass: 40, total: 45 })).status).toBe(409);
      expect((await reload({ club: 4, pass: 40, total: 45 })).status).toBe(404);
      expect(await desk.creditOf()).toBe(4);
    });
  });

  describe('a pass bought in the cart', () => {
    const cart = { club: arabesk, uid: 3, tariffs: [], passes: [30], total: 50 };

    it('becomes a new card with its turns and its validity', async () => {
      await desk.parent.ask('place_order', cart, newKey());
      const { result } = await desk.parent.ask('get_passes', lars);
      expect(result.cards).toMatchObject([{ label: 'Beurtenkaart 5', credit: 5, validUntil: '2027-05-20' }]);
      expect((await desk.parent.ask('get_pass_log', lars)).result).toMatchObject([
        { reason: 'bought', turns: 5, credit: 5 },
      ]);
    });
  });
});
