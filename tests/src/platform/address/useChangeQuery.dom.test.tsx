import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';

function Filters() {
  const changeQuery = useChangeQuery();
  const choose = (name: string, value: string) =>
    changeQuery((query) => {
      const next = new URLSearchParams(query);
      next.set(name, value);
      return next;
    });
  return (
    <>
      <button type="button" onClick={() => choose('jaar', '2026')}>
        Jaar
      </button>
      <button type="button" onClick={() => choose('club', 'judo')}>
        Club
      </button>
    </>
  );
}

test('useChangeQuery merges a change into a pending one', async () => {
  const arrival = Promise.withResolvers<null>();
  const router = createMemoryRouter([{ path: '/', loader: () => arrival.promise, Component: Filters }], {
    initialEntries: ['/?lid=7'],
    hydrationData: { loaderData: { '0': null } },
  });
  const screen = await render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Jaar' }));
  expect(router.state.navigation.location?.search).toBe('?lid=7&jaar=2026');
  await userEvent.click(screen.getByRole('button', { name: 'Club' }));
  arrival.resolve(null);
  await expect.poll(() => router.state.location.search).toBe('?lid=7&jaar=2026&club=judo');
});

test('useChangeQuery ignores the query of a pending navigation to another screen', async () => {
  const arrival = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', Component: Filters },
    { path: '/elders', loader: () => arrival.promise, Component: () => null },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  void router.navigate('/elders?lid=7');
  await userEvent.click(screen.getByRole('button', { name: 'Jaar' }));
  await expect.poll(() => router.state.location.search).toBe('?jaar=2026');
});
