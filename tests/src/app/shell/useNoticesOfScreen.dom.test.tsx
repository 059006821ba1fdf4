import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useNoticesOfScreen } from '#src/app/shell/useNoticesOfScreen.ts';
import { showNotice, showNoticeOnNextScreen } from '#src/features/notices/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';

/** Shows the path once every effect of that path has run. */
function Shell() {
  useNoticesOfScreen();
  const { pathname } = useLocation();
  const [at, setAt] = useState(pathname);
  useEffect(() => setAt(pathname), [pathname]);
  return (
    <>
      <h1>{at}</h1>
      <Outlet />
    </>
  );
}

/** Renders a course with its tariffs in the address, and a cart. */
async function openAt(path: string) {
  const children = [
    { path: '/club/mandje', element: <p>Mandje</p> },
    { path: '/club/:course/:tariff?', element: <p>Cursus</p> },
  ];
  const router = createMemoryRouter([{ element: <Shell />, children }], { initialEntries: [path] });
  const screen = await render(<RouterProvider router={router} />);
  const go = async (to: string, replace: boolean) => {
    await router.navigate(to, { replace });
    await expect.element(screen.getByRole('heading', { name: to })).toBeInTheDocument();
  };
  return go;
}

const shown = () => noticesStore.getState().shown.map(({ message }) => message);

test('a notice stays when the address follows a choice', async () => {
  const go = await openAt('/club/jazz');
  showNotice({ tone: 'info', message: 'Kies eerst een les.' });
  await go('/club/jazz/12', true);
  expect(shown()).toEqual(['Kies eerst een les.']);
});

test.each([
  ['another course', '/club/ballet', false],
  ['a redirect', '/club/mandje', true],
] as const)(
  'a notice disappears with its screen for %s, and the waiting notice appears',
  async (_, to, replace) => {
    const go = await openAt('/club/jazz');
    showNotice({ tone: 'info', message: 'Kies eerst een les.' });
    showNoticeOnNextScreen({ tone: 'success', message: 'Bewaard.' });
    await go(to, replace);
    expect(shown()).toEqual(['Bewaard.']);
  },
);
