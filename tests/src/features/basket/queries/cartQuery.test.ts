import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cartQuery, isCurrent } from '#src/features/basket/queries/cartQuery.ts';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';

const owner = { club: 1, uid: 8 };
const seats = { event: 131, places: [{ tariff: 1311, nid: 51_001, quantity: 1 }] };

function cartOf(client: QueryClient, tariffs: readonly number[], uid = owner.uid) {
  return cartQuery(client, { owner: { ...owner, uid }, items: { ...noItems, tariffs } });
}

/** Answers as a server does: the lines are the tariffs of the request. */
function answerTo(request: RequestInit | undefined): Response {
  const { tariffs } = JSON.parse(String(request?.body)) as { tariffs: number[] }; // written by the query itself
  const items = tariffs.map((tariff) => ({ ...wireItem, nid: tariff, tariff }));
  return Response.json({ ...wireInvoice, result: { ...wireInvoice.result, items } });
}

test('cartQuery ignores a late answer to an older selection', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), {
        minLength: 2,
        maxLength: 6,
      }),
      async (scheduler, selections) => {
        // This network ignores aborts: every answer arrives, in the order of the scheduler.
        vi.stubGlobal('fetch', (_url: string, request?: RequestInit) =>
          scheduler.schedule(Promise.resolve(answerTo(request))),
        );
        const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
        const [first = [], ...later] = selections;
        const observer = new QueryObserver(client, cartOf(client, first));
        let selection = first;
        const unsubscribe = observer.subscribe((result) => {
          const { data } = result;
          if (data && isCurrent(result)) expect(tariffsOf(data)).toEqual(sorted(selection));
        });
        const changes = later.map((next) => ({
          label: `select ${next}`,
          builder: async () => {
            selection = next;
            observer.setOptions(cartOf(client, next));
          },
        }));
        const sequence = scheduler.scheduleSequence(changes);
        await scheduler.waitFor(sequence.task);
        const fetchingOnceIdle = async () => {
          await scheduler.waitIdle();
          return observer.getCurrentResult().isFetching;
        };
        await expect.poll(fetchingOnceIdle).toBe(false);
        const result = observer.getCurrentResult();
        expect(isCurrent(result)).toBe(true);
        expect(result.data && tariffsOf(result.data)).toEqual(sorted(selection));
        unsubscribe();
        client.clear();
      },
    ),
    { numRuns: 60 },
  );
});

test('cartQuery starts a selection with the last answer of that member, never of another', async () => {
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => answerTo(request));
  const client = new QueryClient();
  const observer = new QueryObserver(client, cartOf(client, [1]));
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBeDefined();
  observer.setOptions(cartOf(client, [1, 2]));
  expect(observer.getCurrentResult().data).toMatchObject({ total: 17_050 });
  expect(isCurrent(observer.getCurrentResult())).toBe(false);
  observer.setOptions(cartOf(client, [1], 9));
  expect(observer.getCurrentResult().data).toBeUndefined();
  unsubscribe();
  client.clear();
});

const seatItem = {
  ...wireItem,
  ...{ nid: 51_001, type: 'seat', unit_cost: 18, discount: 0, expires: 1_795_000_600 },
};
const reservation = { now: 1_795_000_000, expires: 1_795_000_600, extensions_left: 2 };

/** Starts a server that records each call, with its body. */
function recordCalls(answer: (name: string | null, request: RequestInit | undefined) => Response) {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const name = new URL(url, 'http://localhost').searchParams.get('q');
    calls.push([name, JSON.parse(String(request?.body))]);
    return answer(name, request);
  });
  return calls;
}

test('cartQuery prices the cart and its places in a hall with one request', async () => {
  const calls = recordCalls(() => {
    const result = { ...wireInvoice.result, items: [wireItem, seatItem], total: 188.5, reservation };
    return Response.json({ ...wireInvoice, result, has_seats: true });
  });
  const client = new QueryClient();
  const cart = await client.fetchQuery(
    cartQuery(client, { owner, items: { ...noItems, tariffs: [1], seats } }),
  );
  expect(calls).toEqual([
    ['compile_public_registration_invoice', { ...owner, tariffs: [1], event: 131, seats: seats.places }],
  ]);
  expect(cart.total).toBe(17_050 + 1800);
  expect(cart.items.map(({ heldFor }) => heldFor)).toEqual([undefined, 600]);
  expect(cart.hold).toEqual({ seconds: 600, extensionsLeft: 2 });
  client.clear();
});

test('cartQuery quotes the places in a second request when the backend left them out, and merges both', async () => {
  const calls = recordCalls((name, request) =>
    name === 'get_ticket_sales_quote'
      ? Response.json({ result: { reservation, user_feedback: [] }, total: 18, orderItems: [seatItem] })
      : answerTo(request),
  );
  const client = new QueryClient();
  const cart = await client.fetchQuery(
    cartQuery(client, { owner, items: { ...noItems, tariffs: [1], seats } }),
  );
  expect(calls).toEqual([
    ['compile_public_registration_invoice', { ...owner, tariffs: [1], event: 131, seats: seats.places }],
    [
      'get_ticket_sales_quote',
      { ...owner, event: 131, seats: [{ tariff: 1311, nid: 51_001 }], mode: 'order' },
    ],
  ]);
  expect(cart.total).toBe(17_050 + 1800);
  expect(cart.items.map(({ heldFor }) => heldFor)).toEqual([undefined, 600]);
  expect(cart.hold).toEqual({ seconds: 600, extensionsLeft: 2 });
  client.clear();
});

test('cartQuery fails when the second request fails, because the total would lack the places', async () => {
  recordCalls((name, request) =>
    name === 'get_ticket_sales_quote' ? new Response('<h1>Oops</h1>', { status: 500 }) : answerTo(request),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const cart = cartQuery(client, { owner, items: { ...noItems, tariffs: [1], seats } });
  await expect(client.fetchQuery(cart)).rejects.toThrow();
  client.clear();
});

test('cartQuery keeps the last answer, as one of an earlier selection, when a new price fails', async () => {
  let isReached = true;
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => {
    if (!isReached) throw new TypeError('Failed to fetch');
    return answerTo(request);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, cartOf(client, [1]));
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  isReached = false;
  for (const tariffs of [
    [1, 2],
    [1, 2, 3],
  ]) {
    observer.setOptions(cartOf(client, tariffs));
    await expect.poll(() => observer.getCurrentResult().error).not.toBeNull();
    const result = observer.getCurrentResult();
    expect(result.data && tariffsOf(result.data)).toEqual([1]);
    expect(isCurrent(result)).toBe(false);
  }
  unsubscribe();
  client.clear();
});

test('cartQuery sends no request for what the server left in a cart', async () => {
  const calls = recordCalls(() =>
    Response.json({ ...wireInvoice, result: { ...wireInvoice.result, items: [{ ...wireItem, tariff: 1 }] } }),
  );
  const client = new QueryClient();
  const observer = new QueryObserver(client, cartOf(client, [1, 2]));
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBeDefined();
  observer.setOptions(cartOf(client, [1]));
  expect(isCurrent(observer.getCurrentResult())).toBe(true);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  expect(calls).toHaveLength(1);
  unsubscribe();
  client.clear();
});

test('cartQuery starts without an answer when no screen shows the earlier selection any more', async () => {
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => answerTo(request));
  const client = new QueryClient();
  await client.fetchQuery(cartOf(client, [1]));
  expect(new QueryObserver(client, cartOf(client, [1, 2])).getCurrentResult().data).toBeUndefined();
  client.clear();
});

test('cartQuery requests an earlier selection again', async () => {
  let calls = 0;
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => {
    calls += 1;
    return answerTo(request);
  });
  const client = new QueryClient();
  const observer = new QueryObserver(client, cartOf(client, [1]));
  const unsubscribe = observer.subscribe(() => {});
  const settled = () => expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  await settled();
  for (const tariffs of [[1, 2], [1]]) {
    observer.setOptions(cartOf(client, tariffs));
    await settled();
  }
  expect(calls).toBe(3);
  unsubscribe();
  client.clear();
});

function tariffsOf({ items }: { items: { tariff: number | undefined }[] }) {
  return sorted(items.map(({ tariff = 0 }) => tariff));
}

function sorted(tariffs: readonly number[]): number[] {
  return [...tariffs].sort((a, b) => a - b);
}
