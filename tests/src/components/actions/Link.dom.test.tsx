import { createBrowserRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '#src/components/actions/Link.tsx';

afterEach(() => void vi.restoreAllMocks());

/** Below the page of the test, whose address the browser keeps. */
const basename = window.location.pathname;
const routes = [
  {
    path: '/',
    element: (
      <Link to="/ballet" fades>
        Ballet
      </Link>
    ),
  },
  { path: '/ballet', element: <h1>Ballet op woensdag</h1> },
];

test('Link fades over to the screen of a card, and back', async () => {
  const start = vi.spyOn(document, 'startViewTransition');
  const router = createBrowserRouter(routes, { basename });
  const screen = await render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Ballet' }));
  await expect.element(screen.getByRole('heading', { name: 'Ballet op woensdag' })).toBeVisible();
  expect(start).toHaveBeenCalledTimes(1);
  await router.navigate(-1);
  await expect.element(screen.getByRole('link', { name: 'Ballet' })).toBeVisible();
  expect(start).toHaveBeenCalledTimes(2);
});

test('Link does not fade for people who asked for less motion', async () => {
  const start = vi.spyOn(document, 'startViewTransition');
  const isLess = vi.spyOn(window, 'matchMedia');
  isLess.mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
  ); // only `matches` is read
  const screen = await render(<RouterProvider router={createBrowserRouter(routes, { basename })} />);
  await userEvent.click(screen.getByRole('link', { name: 'Ballet' }));
  await expect.element(screen.getByRole('heading', { name: 'Ballet op woensdag' })).toBeVisible();
  expect(start).not.toHaveBeenCalled();
  window.history.back();
});

test('Link works in a router without data', async () => {
  const screen = await render(
    <MemoryRouter>
      <Link to="/ballet" fades>
        Ballet
      </Link>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ballet' }));
  await expect.element(screen.getByRole('link', { name: 'Ballet' })).toBeVisible();
});
