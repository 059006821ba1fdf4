import { describe, expect, test } from 'vitest';
import type { LostPlaces } from '#schemas/refusal.ts';
import { orderCart, placeOrder } from '#src/features/basket/queries/placeOrder.ts';
import type { LostPlaceAnswer } from '#src/features/basket/state/askPerson.ts';
import { browserCart } from '#src/features/basket/state/browserCart.ts';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { answeringServer, answerJson } from '#tests/src/api/answeringServer.ts';

const owner = { club: 1, uid: 8 };
const items = { ...noItems, tariffs: [31] };
const cart = { owner, items, shown: { total: 17_050, payNow: 0, waiting: [] } };

/** Somebody who gives these answers, and the questions that they got. */
function somebody({ price = true, place = 'stop' }: { price?: boolean; place?: LostPlaceAnswer }) {
  const asked: unknown[] = [];
  const agreement = {
    price: async (total: number) => {
      asked.push(total);
      return price;
    },
    place: async (lost: LostPlaces, total: number) => {
      asked.push([lost.people, total]);
      return place;
    },
  };
  return { asked, agreement };
}

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
      waiting: [],
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
  test.each(['hold-expired', 'address-missing', 'answers-missing', 'unconfirmed'])(
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
    const { asked, agreement } = somebody({});
    expect(await orderCart(cart, agreement)).toEqual({ kind: 'placed', oids: [4001] });
    expect([offered, asked]).toEqual([[170.5, 180], [18_000]]);
  });
  test('orders nothing when the person declines', async () => {
    const offered = await costing(180);
    expect(await orderCart(cart, somebody({ price: false }).agreement)).toEqual({ kind: 'declined' });
    expect(offered).toEqual([170.5]);
  });
  test('asks nothing when the price has not changed', async () => {
    await costing(170.5);
    const { asked, agreement } = somebody({});
    expect(await orderCart(cart, agreement)).toEqual({ kind: 'placed', oids: [4001] });
    expect(asked).toEqual([]);
  });
});

describe('orderCart without the last place', () => {
  const people = [{ uid: 8, tariff: 31 }];
  interface SentOrder {
    readonly tariffs: readonly number[];
    readonly total: number;
    readonly waiting: readonly number[];
  }

  /** Starts a server where tariff 31 is full and tariff 32 costs 20 euros. */
  async function withoutPlace(): Promise<SentOrder[]> {
    const sent: SentOrder[] = [];
    await answeringServer((request, response) => {
      const order = JSON.parse(request.body) as SentOrder; // written by placeOrder itself
      sent.push(order);
      if (!order.tariffs.includes(31) || order.waiting.includes(31))
        return answerJson(response, 200, { result: { oids: [4001] } });
      const total = order.tariffs.includes(32) ? 20 : 0;
      const lost = { hasWaitingList: true, people };
      return answerJson(response, 409, { errors: ['Weg.'], code: 'place-lost', total, lost });
    });
    return sent;
  }
  const both = { ...cart, items: { ...noItems, tariffs: [31, 32] } };

  test('joins the waiting list when the person agrees, at the total without the place', async () => {
    const sent = await withoutPlace();
    const { asked, agreement } = somebody({ place: 'wait' });
    expect(await orderCart(both, agreement)).toEqual({ kind: 'placed', oids: [4001] });
    expect(asked).toEqual([[people, 2_000]]);
    expect(sent[1]).toMatchObject({ tariffs: [31, 32], total: 20, waiting: [31] });
  });
  test('orders the rest when the person leaves somebody out', async () => {
    const sent = await withoutPlace();
    expect(await orderCart(both, somebody({ place: 'leave-out' }).agreement)).toMatchObject({
      kind: 'placed',
    });
    expect(sent[1]).toMatchObject({ tariffs: [32], total: 20, waiting: [] });
  });
  test('orders nothing when nobody is left, or when the person closes the question', async () => {
    const sent = await withoutPlace();
    expect(await orderCart(cart, somebody({ place: 'leave-out' }).agreement)).toEqual({ kind: 'left-out' });
    expect(await orderCart(cart, somebody({ place: 'stop' }).agreement)).toEqual({ kind: 'declined' });
    expect(sent).toHaveLength(2);
  });
  test('leaves somebody out of the cart too when the rest can’t be ordered', async () => {
    await answeringServer((request, response) => {
      const { tariffs } = JSON.parse(request.body) as SentOrder; // written by placeOrder itself
      return tariffs.includes(31)
        ? answerJson(response, 409, {
            ...{ errors: ['Weg.'], code: 'place-lost', total: 20 },
            lost: { hasWaitingList: false, people },
          })
        : answerJson(response, 409, { errors: ['Eerst een adres.'], code: 'address-missing' });
    });
    browserCart.getState().change(owner, () => both.items);
    const outcome = await orderCart(both, somebody({ place: 'leave-out' }).agreement);
    expect(outcome).toMatchObject({ kind: 'hindered' });
    expect(cartItems(browserCart.getState(), owner).tariffs).toEqual([32]);
  });
});
