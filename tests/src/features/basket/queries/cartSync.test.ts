import { describe, expect, test } from 'vitest';
import { createCartSync } from '#src/features/basket/queries/cartSync.ts';
import { cartItems, createCartStore, unsavedCarts } from '#src/features/basket/state/cartStore.ts';
import { withTariff } from '#src/features/basket/state/changeItems.ts';
import { answeringServer, answerJson } from '#tests/src/api/answeringServer.ts';

const noor = { club: 1, uid: 2 };
const lars = { club: 1, uid: 3 };

interface Kept {
  readonly club: number;
  readonly uid: number;
  readonly version: number;
  readonly contents: object | null;
}

const kept = (version: number, ...tariffs: number[]): Kept => ({
  ...{ ...noor, version },
  contents: tariffs.length > 0 ? { chosen: tariffs.map((tariff) => ({ tariff })) } : null,
});

/** Starts a device and a server that keeps `carts` and answers each edit with `standing`. */
async function device({
  carts = [],
  standing,
}: {
  carts?: Kept[];
  standing?: Kept | 'refused' | 'down';
} = {}) {
  const saved: unknown[] = [];
  const asked: string[] = [];
  await answeringServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.includes('get_carts')) return answerJson(response, 200, { result: carts });
    saved.push(JSON.parse(request.body));
    if (standing === 'down') return answerJson(response, 503, { errors: ['Druk'] });
    if (standing === 'refused') return answerJson(response, 403, { errors: ['Nee'], code: 'forbidden' });
    answerJson(response, 200, { result: standing });
  });
  const clock = { time: 60_000, now: () => clock.time };
  const texts: Record<string, string> = {};
  const store = createCartStore(
    {
      read: (key) => texts[key],
      write: (key, text) => {
        texts[key] = text;
      },
      remove: () => {},
      clear: () => {},
    },
    clock,
  );
  let replaced = 0;
  let isKept = false;
  const cart = createCartSync({
    ...{ store, clock },
    onKept: () => {
      isKept = true;
    },
    onReplaced: () => {
      replaced += 1;
    },
  });
  const add = (tariff: number, owner = noor) =>
    store.getState().change(owner, (items) => withTariff(items, tariff));
  const tariffs = () => cartItems(store.getState(), noor).tariffs;
  return { store, clock, cart, add, tariffs, saved, asked, notices: () => replaced, isKept: () => isKept };
}

describe('createCartSync', () => {
  test('fills the empty cart of a new device without a notice', async () => {
    const one = await device({ carts: [kept(4, 31)] });
    await one.cart.sync();
    expect(one.tariffs()).toEqual([31]);
    expect(one.notices()).toBe(0);
    expect(one.isKept()).toBe(true);
    expect(one.saved).toEqual([]);
  });

  test('sends an edit with its age', async () => {
    const one = await device({ standing: kept(1, 31) });
    one.add(31);
    one.clock.time += 2500;
    await one.cart.send();
    expect(one.saved).toMatchObject([{ ...noor, age: 2500, contents: { chosen: [{ tariff: 31 }] } }]);
    await one.cart.send();
    expect(one.saved).toHaveLength(1);
    expect(one.notices()).toBe(0);
  });

  test('takes over a newer edit of another device, and says so', async () => {
    const one = await device({ standing: kept(6, 32, 33) });
    one.add(31);
    await one.cart.send();
    expect(one.tariffs()).toEqual([32, 33]);
    expect(one.notices()).toBe(1);
  });

  test('a retry sends what could not be sent before', async () => {
    const one = await device({ carts: [kept(7, 32)], standing: 'down' });
    one.add(31);
    one.add(41, lars);
    await one.cart.sync();
    expect(one.saved).toHaveLength(1);
    expect(one.tariffs()).toEqual([31]);
    expect(unsavedCarts(one.store.getState())).toHaveLength(2);
  });

  test('an edit that the server refuses is sent once', async () => {
    const one = await device({ standing: 'refused' });
    one.add(31);
    await one.cart.send();
    await one.cart.send();
    expect(one.saved).toHaveLength(1);
    expect(one.tariffs()).toEqual([31]);
  });

  test('an edit during a request is sent by the next one', async () => {
    const one = await device();
    const sent: unknown[] = [];
    await answeringServer((request, response) => {
      sent.push(JSON.parse(request.body).contents.chosen.length);
      if (sent.length === 1) {
        one.clock.time += 10;
        one.add(32);
      }
      answerJson(response, 200, { result: sent.length === 1 ? kept(1, 31) : kept(2, 31, 32) });
    });
    one.add(31);
    await one.cart.send();
    expect(one.tariffs()).toEqual([31, 32]);
    await one.cart.send();
    expect(sent).toEqual([1, 2]);
    expect(one.notices()).toBe(0);
  });

  test('leaves the carts in the browser when a backend keeps none', async () => {
    const asked: string[] = [];
    const one = await device();
    await answeringServer((request, response) => {
      asked.push(request.url ?? '');
      answerJson(response, 404, { errors: ['Onbekend'], code: 'unknown-operation' });
    });
    one.add(31);
    await one.cart.sync();
    await one.cart.sync();
    await one.cart.send();
    expect(asked).toHaveLength(1);
    expect(one.tariffs()).toEqual([31]);
  });
});
