import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedText } from '#src/platform/useTypedText.ts';
import { holdTimers } from '../../setup/holdTimers.ts';

/** Milliseconds: long enough for a press right behind the last key. */
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

test('useTypedText puts what was typed in the address', async () => {
  const { screen, router } = await renderSearch();
  await userEvent.fill(screen.getByLabelText('Zoek'), 'bal');
  await expect.poll(() => router.state.location.search).toBe('?zoek=bal');
});

test('useTypedText leaves a navigation alone that began before typing had settled', async () => {
  const { screen, router, arrive } = await renderSearch();
  await userEvent.fill(screen.getByLabelText('Zoek'), 'bal');
  await userEvent.click(screen.getByRole('link', { name: 'Cursus' }));
  expect(router.state.navigation.location?.pathname).toBe('/cursus');
  await expect.poll(() => settled.mock.lastCall).toEqual(['bal']);
  expect(router.state.navigation.location?.pathname).toBe('/cursus');
  arrive();
  await expect.element(screen.getByRole('heading', { name: 'Ballet' })).toBeVisible();
});

test('useTypedText leaves a navigation alone that nothing is drawn of yet', async () => {
  holdTimers();
  const { screen, router, arrive } = await renderSearch();
  screen.getByLabelText('Zoek').element().focus();
  await userEvent.keyboard('bal');
  void router.navigate('/cursus');
  // The rest behind the last key ends in the task of the press, as on a busy device.
  vi.advanceTimersByTime(delay);
  await expect.poll(() => settled.mock.lastCall).toEqual(['bal']);
  expect(router.state.navigation.location?.pathname).toBe('/cursus');
  arrive();
  await expect.element(screen.getByRole('heading', { name: 'Ballet' })).toBeVisible();
});
