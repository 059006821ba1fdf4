import { describe, expect, test } from 'vitest';
import { orderCart, placeOrder } from '#src/features/basket/queries/placeOrder.ts';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { answeringServer, answerJson } from '#tests/src/api/answeringServer.ts';

const owner = { club: 1, uid: 8 };
const cart = { owner, items: { ...noItems, tariffs: [31] }, total: 17_050 };
const yes = async () => true;

describe('placeOrder', () => {
  test('sends the cart with its places and the shown total in euros', async () => {
    const sent: { body: unknown; key: unknown }[] = [];
    await answeringServer((request, response) => {
      sent.push({ body: JSON.parse(request.body), key: request.headers['idempotency-key'] });
      answerJson(response, 200, { result: { oids: [4001] } });
    });
    const seats = { event: 131, places: [{ tariff: 1311, nid: 51_001, quantity: 1 }] };
    const whole = { ...cart, items: { ...cart.items, products: { 6101: 2 }, seats } };
    expect(await placeOrder(whole)).toEqual({ kind: 'placed', oids: [4001] });
    expect(await placeOrder(whole)).toEqual({ kind: 'placed', oids: [4001] });
    expect(sent[0]?.body).toEqual({
      ...owner,
      tariffs: [31],
      products: { 6101: 2 },
      event: 131,
      seats: seats.places,
      total: 170.5,
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
  test('returns the new price in cents', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 409, { errors: ['De prijs is gewijzigd.'], code: 'price-changed', total: 180 }),
    );
    expect(await placeOrder(cart)).toEqual({ kind: 'price-changed', total: 18_000 });
  });
  test.each(['hold-expired', 'address-missing', 'answers-missing'])(
    'returns the hindrance %s',
    async (code) => {
      await answeringServer((_request, response) => answerJson(response, 409, { errors: ['Zeg ik.'], code }));
      expect(await placeOrder(cart)).toEqual({
        kind: 'hindered',
        hindrance: { why: code, message: 'Zeg ik.' },
      });
    },
  );
  test('throws any other refusal', async () => {
    await answeringServer((_request, response) =>
      answerJson(response, 409, { errors: ['Volzet'], code: 'not-available' }),
    );
    await expect(placeOrder(cart)).rejects.toThrow('Volzet');
  });
});

describe('orderCart', () => {
  /** Starts a server that accepts only this total, in euros. */
  async function costing(euros: number): Promise<number[]> {
    const offered: number[] = [];
    await answeringServer((request, response) => {
      const { total } = JSON.parse(request.body) as { total: number }; // written by placeOrder itself
      offered.push(total);
      if (total === euros) return answerJson(response, 200, { result: { oids: [4001] } });
      return answerJson(response, 409, { errors: ['Gewijzigd.'], code: 'price-changed', total: euros });
    });
    return offered;
  }

  test('orders at the new price after the person agrees', async () => {
    const offered = await costing(180);
    const asked: number[] = [];
    const agree = async (total: number) => asked.push(total) > 0;
    expect(await orderCart(cart, agree)).toEqual({ kind: 'placed', oids: [4001] });
    expect([offered, asked]).toEqual([[170.5, 180], [18_000]]);
  });
  test('orders nothing when the person declines', async () => {
    const offered = await costing(180);
    expect(await orderCart(cart, async () => false)).toEqual({ kind: 'declined' });
    expect(offered).toEqual([170.5]);
  });
  test('asks nothing when the price has not changed', async () => {
    await costing(170.5);
    expect(await orderCart(cart, yes)).toEqual({ kind: 'placed', oids: [4001] });
  });
});
