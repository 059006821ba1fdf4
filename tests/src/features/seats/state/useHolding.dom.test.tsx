import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SeatsHold } from '#src/features/seats/components/own/SeatsHold.tsx';
import { seatPlanQuery } from '#src/features/seats/queries/seatPlanQuery.ts';
import { useHolding } from '#src/features/seats/state/useHolding.ts';
import { wireHall } from '../wireHall.ts';

const of = { club: 1, event: 131, viewer: 8 };
const [now, end] = [1000, 1600];

/** The requests that the server has not answered yet, in their order. */
const asked: { readonly operation: string; readonly answer: (response: Response) => void }[] = [];
const onHeld = vi.fn();

beforeEach(() => {
  asked.length = 0;
  onHeld.mockReset();
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    asked.push({ operation: new URL(url, location.href).searchParams.get('q') ?? '', answer: resolve });
    return promise;
  });
});

/** Answers the oldest open request, or the oldest one of an operation. */
async function answer(operation: string, response: Response): Promise<void> {
  await expect.poll(() => asked.map((one) => one.operation)).toContain(operation);
  const [next] = asked.splice(
    asked.findIndex((one) => one.operation === operation),
    1,
  );
  next?.answer(response);
}

const held = (nids: readonly number[], expires = end) =>
  Response.json({
    result: {
      held: nids.map((nid) => ({ nid, tariff: 11, quantity: 1 })),
      reservation: { now, expires, extensions_left: 2 },
    },
  });
const plan = (...own: readonly number[]) => Response.json({ result: wireHall({ own, now, expires: end }) });
const taken = () => Response.json({ errors: ['Niet meer vrij.'], code: 'not-available' }, { status: 409 });

function Hall() {
  const { data } = useQuery(seatPlanQuery(of));
  const { change, busy, problem } = useHolding({ ...of, onHeld });
  if (!data) return null;
  const press = (nid: number) =>
    change({
      uid: 8,
      change: { do: 'hold', places: [{ nid, tariff: 11, quantity: 1 }] },
      outcome: `${nid}!`,
    });
  return (
    <>
      <SeatsHold owner={{ club: 1, uid: 8 }} plan={data} hasExpired={false} />
      <p role="alert">{problem}</p>
      {data.stands
        .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
        .map(({ nid, state }) => (
          <button key={nid} type="button" onClick={() => press(nid)}>
            {nid}: {busy.has(nid) ? 'busy' : state}
          </button>
        ))}
    </>
  );
}

async function renderHall() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    <QueryClientProvider client={client}>
      <Hall />
    </QueryClientProvider>,
  );
  await answer('get_seat_plan', plan());
  await expect.element(seat(101)).toBeVisible();
  return { screen, client };
}

const seat = (nid: number) => page.getByRole('button', { name: new RegExp(`^${nid}:`) });
const timer = () => page.getByRole('timer');
const timeLeft = () => timer().element().textContent;
const problem = () => page.getByRole('alert').element().textContent;

test('useHolding shows held seats as own, with their end time and an announcement', async () => {
  await renderHall();
  await expect.element(timer()).not.toBeInTheDocument();
  await userEvent.click(seat(101));
  await expect.element(seat(101)).toHaveTextContent('101: busy');
  await answer('hold_seats', held([101]));
  await expect.element(seat(101)).toHaveTextContent('101: own');
  await expect.poll(timeLeft).toMatch(/(10:00|9:\d\d)$/);
  expect(onHeld).toHaveBeenCalledExactlyOnceWith([{ nid: 101, tariff: 11, quantity: 1 }], '101!');
});

test('useHolding: a failed hold explains why, keeps the other seats, and does not extend their end time', async () => {
  await renderHall();
  await userEvent.click(seat(101));
  await answer('hold_seats', held([101]));
  await userEvent.click(seat(202));
  await answer('hold_seats', taken());
  await answer(
    'get_seat_plan',
    Response.json({ result: wireHall({ own: [101], now: now + 60, expires: end, states: { 202: 'held' } }) }),
  );
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Iemand anders koos net rij B, stoel 2. Kies een andere plaats.');
  await expect.element(seat(101)).toHaveTextContent('101: own');
  await expect.element(seat(202)).toHaveTextContent('202: held');
  // One minute of the server's clock has passed since the first hold, and the end time has not moved.
  await expect.poll(timeLeft).toMatch(/(9:00|8:\d\d)$/);
  expect(onHeld).toHaveBeenLastCalledWith([{ nid: 101, tariff: 11, quantity: 1 }]);
});

test('useHolding: the next attempt clears the problem, and a failed server gives its own sentence', async () => {
  await renderHall();
  await userEvent.click(seat(101));
  await answer('hold_seats', new Response('', { status: 502 }));
  await answer('get_seat_plan', new Response('', { status: 502 }));
  await expect.poll(problem).not.toBe('');
  expect(onHeld).not.toHaveBeenCalled();
  await userEvent.click(seat(202));
  await expect.poll(problem).toBe('');
  await answer('hold_seats', held([202]));
  await expect.element(seat(202)).toHaveTextContent('202: own');
});

test('useHolding sends one change at a time, so that the last answer is the newest', async () => {
  await renderHall();
  await userEvent.click(seat(101));
  await userEvent.click(seat(202));
  await expect.element(seat(202)).toHaveTextContent('202: busy');
  expect(asked.filter(({ operation }) => operation === 'hold_seats')).toHaveLength(1);
  await answer('hold_seats', held([101]));
  await expect.element(seat(101)).toHaveTextContent('101: own');
  await expect.element(seat(202)).toHaveTextContent('202: busy');
  await answer('hold_seats', held([101, 202]));
  await expect.element(seat(202)).toHaveTextContent('202: own');
});

test('useHolding ignores a plan that was requested before a hold and arrives after it', async () => {
  const { client } = await renderHall();
  const readAnew = client.refetchQueries(seatPlanQuery(of));
  await expect.poll(() => asked).toHaveLength(1);
  await userEvent.click(seat(101));
  await answer('hold_seats', held([101]));
  await expect.element(seat(101)).toHaveTextContent('101: own');
  await answer('get_seat_plan', plan());
  await readAnew;
  // The next render shows whether the late plan was used.
  await userEvent.click(seat(202));
  await expect.element(seat(202)).toHaveTextContent('202: busy');
  await expect.element(seat(101)).toHaveTextContent('101: own');
  // A hold without an answer would time out during a later test, and ask for the plan.
  await answer('hold_seats', held([101, 202]));
});

test('useHolding adds a seat to the cart and the plan when the user leaves before the answer', async () => {
  const { screen, client } = await renderHall();
  await userEvent.click(seat(101));
  await screen.unmount();
  await answer('hold_seats', held([101]));
  await expect
    .poll(() => onHeld)
    .toHaveBeenCalledExactlyOnceWith([{ nid: 101, tariff: 11, quantity: 1 }], '101!');
  expect(client.getQueryData(seatPlanQuery(of).queryKey)?.held).toEqual([
    { nid: 101, tariff: 11, quantity: 1 },
  ]);
});
