import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { holdTimers } from '#tests/setup/holdTimers.ts';

/** Debounce in milliseconds. It is long enough for a click right after the last key. */
const delay = 300;
const settled = vi.fn();

function Search() {
  const [query, setQuery] = useSearchParams();
  const {
    text,
    setText,
    settled: last,
  } = useTypedText(query.get('zoek') ?? '', {
    delay,
    write: (zoek) => setQuery({ zoek }, { replace: true }),
  });
  settled(last);
  return (
    <>
      <input aria-label="Zoek" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/cursus">Cursus</Link>
    </>
  );
}

async function renderSearch() {
  const arrival = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', Component: Search },
    { path: '/cursus', loader: () => arrival.promise, Component: () => <h1>Ballet</h1> },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router, arrive: () => arrival.resolve(null) };
}

test('useTypedText writes the typed text in the address', async () => {
  const { screen, router } = await renderSearch();
  await userEvent.fill(screen.getByLabelText('Zoek'), 'bal');
  await expect.poll(() => router.state.location.search).toBe('?zoek=bal');
});

test('useTypedText does not cancel a navigation that started during the debounce', async () => {
  const { screen, router, arrive } = await renderSearch();
  await userEvent.fill(screen.getByLabelText('Zoek'), 'bal');
  await userEvent.click(screen.getByRole('link', { name: 'Cursus' }));
  expect(router.state.navigation.location?.pathname).toBe('/cursus');
  await expect.poll(() => settled.mock.lastCall).toEqual(['bal']);
  expect(router.state.navigation.location?.pathname).toBe('/cursus');
  arrive();
  await expect.element(screen.getByRole('heading', { name: 'Ballet' })).toBeVisible();
});

test('useTypedText does not cancel a navigation that has not rendered yet', async () => {
  holdTimers();
  const { screen, router, arrive } = await renderSearch();
  screen.getByLabelText('Zoek').element().focus();
  await userEvent.keyboard('bal');
  void router.navigate('/cursus');
  // The debounce ends in the same task as the click, as on a busy device.
  vi.advanceTimersByTime(delay);
  await expect.poll(() => settled.mock.lastCall).toEqual(['bal']);
  expect(router.state.navigation.location?.pathname).toBe('/cursus');
  arrive();
  await expect.element(screen.getByRole('heading', { name: 'Ballet' })).toBeVisible();
});
