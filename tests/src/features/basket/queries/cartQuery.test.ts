import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cartQuery } from '#src/features/basket/queries/cartQuery.ts';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';

const owner = { club: 1, uid: 8 };
const seats = { event: 131, places: [{ tariff: 1311, nid: 51_001, quantity: 1 }] };

function cartOf(tariffs: readonly number[], uid = owner.uid) {
  return cartQuery({ owner: { ...owner, uid }, items: { ...noItems, tariffs } });
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
        const observer = new QueryObserver(client, cartOf(first));
        let selection = first;
        const unsubscribe = observer.subscribe(({ data, isPlaceholderData }) => {
          if (data && !isPlaceholderData) expect(tariffsOf(data)).toEqual(sorted(selection));
        });
        const changes = later.map((next) => ({
          label: `select ${next}`,
          builder: async () => {
            selection = next;
            observer.setOptions(cartOf(next));
          },
        }));
        const sequence = scheduler.scheduleSequence(changes);
        await scheduler.waitFor(sequence.task);
        const fetchingOnceIdle = async () => {
          await scheduler.waitIdle();
          return observer.getCurrentResult().isFetching;
        };
        await expect.poll(fetchingOnceIdle).toBe(false);
        const { data } = observer.getCurrentResult();
        expect(data && tariffsOf(data)).toEqual(sorted(selection));
        unsubscribe();
        client.clear();
      },
    ),
    { numRuns: 60 },
  );
});

test('cartQuery never shows the lines of one member as a placeholder for another', async () => {
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => answerTo(request));
  const client = new QueryClient();
  const observer = new QueryObserver(client, cartOf([1]));
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBeDefined();
  observer.setOptions(cartOf([1, 2]));
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { total: 17_050 } });
  observer.setOptions(cartOf([1], 9));
  expect(observer.getCurrentResult().data).toBeUndefined();
  unsubscribe();
  client.clear();
});

test('cartQuery quotes the places in a hall in a second request, and merges both into one cart', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    asked.push([new URL(url, 'http://localhost').searchParams.get('q'), JSON.parse(String(request?.body))]);
    if (!url.includes('get_ticket_sales_quote')) return answerTo(request);
    const item = {
      ...wireItem,
      nid: 51_001,
      type: 'seat',
      unit_cost: 18,
      discount: 0,
      expires: 1_795_000_600,
    };
    const reservation = { now: 1_795_000_000, expires: 1_795_000_600, extensions_left: 2 };
    return Response.json({ result: { reservation, user_feedback: [] }, total: 18, orderItems: [item] });
  });
  const client = new QueryClient();
  const cart = await client.fetchQuery(cartQuery({ owner, items: { ...noItems, tariffs: [1], seats } }));
  expect(asked).toEqual([
    ['compile_public_registration_invoice', { ...owner, tariffs: [1] }],
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

test('cartQuery requests an earlier selection again', async () => {
  let calls = 0;
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => {
    calls += 1;
    return answerTo(request);
  });
  const client = new QueryClient();
  const observer = new QueryObserver(client, cartOf([1]));
  const unsubscribe = observer.subscribe(() => {});
  const settled = () => expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  await settled();
  for (const tariffs of [[1, 2], [1]]) {
    observer.setOptions(cartOf(tariffs));
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
