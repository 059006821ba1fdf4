import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cartInvoiceQuery } from '../../../../src/features/cart/queries/cartInvoiceQuery.ts';
import { wireInvoice, wireItem } from '../../api/entities/wireEntities.ts';

const owner = { club: 1, uid: 8 };

/** What a server makes of a selection: its items are the tariffs that were asked for. */
function answerTo(request: RequestInit | undefined): Response {
  const { tariffs } = JSON.parse(String(request?.body)) as { tariffs: number[] }; // written by the query itself
  const items = tariffs.map((tariff) => ({ ...wireItem, nid: tariff, tariff }));
  return Response.json({ ...wireInvoice, result: { ...wireInvoice.result, items } });
}

test('cartInvoiceQuery: a late answer never stands in for a newer selection', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), {
        minLength: 2,
        maxLength: 6,
      }),
      async (scheduler, selections) => {
        // A network that doesn't care that it was aborted: every answer arrives, in an order of the scheduler's.
        vi.stubGlobal('fetch', (_url: string, request?: RequestInit) =>
          scheduler.schedule(Promise.resolve(answerTo(request))),
        );
        const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
        const [first = [], ...later] = selections;
        const observer = new QueryObserver(client, cartInvoiceQuery({ owner, tariffs: first }));
        let selection = first;
        const unsubscribe = observer.subscribe(({ data, isPlaceholderData }) => {
          if (data && !isPlaceholderData) expect(tariffsOf(data)).toEqual(sorted(selection));
        });
        const changes = later.map((next) => ({
          label: `select ${next}`,
          builder: async () => {
            selection = next;
            observer.setOptions(cartInvoiceQuery({ owner, tariffs: next }));
          },
        }));
        const sequence = scheduler.scheduleSequence(changes);
        await scheduler.waitFor(sequence.task);
        await vi.waitFor(async () => {
          await scheduler.waitIdle();
          expect(observer.getCurrentResult().isFetching).toBe(false);
        });
        const { data } = observer.getCurrentResult();
        expect(data && tariffsOf(data)).toEqual(sorted(selection));
        unsubscribe();
        client.clear();
      },
    ),
    { numRuns: 60 },
  );
});

test('cartInvoiceQuery: the lines of one member never stand in for those of another', async () => {
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => answerTo(request));
  const client = new QueryClient();
  const observer = new QueryObserver(client, cartInvoiceQuery({ owner, tariffs: [1] }));
  const unsubscribe = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
  observer.setOptions(cartInvoiceQuery({ owner, tariffs: [1, 2] }));
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { total: 17_050 } });
  observer.setOptions(cartInvoiceQuery({ owner: { ...owner, uid: 9 }, tariffs: [1] }));
  expect(observer.getCurrentResult().data).toBeUndefined();
  unsubscribe();
  client.clear();
});

function tariffsOf({ items }: { items: { tariff: number | undefined }[] }) {
  return sorted(items.map(({ tariff = 0 }) => tariff));
}

function sorted(tariffs: readonly number[]): number[] {
  return [...tariffs].sort((a, b) => a - b);
}
