import { Component, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyContent, lazyPart } from '#src/platform/loading/lazyPart.ts';
import { notLoadedEvent } from '#src/platform/loading/startProtocol.ts';
import { usePageUsed } from '#src/platform/page/usePageUsed.ts';

const Menu = () => <p>menu</p>;

/** A part whose code can't be loaded the first time, as without a connection. */
function partThatFailsOnce() {
  const load = vi.fn(async () => Menu);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return { Part: lazyPart(load), load };
}

test('a part that could not be loaded in advance is loaded again when it is drawn', async () => {
  const { Part, load } = partThatFailsOnce();
  await expect(Part.preload()).rejects.toThrow('failed');
  const screen = await render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await expect.element(screen.getByText('menu')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('parts that wait for the first use of a page are drawn only once they have loaded', async () => {
  const { Part } = partThatFailsOnce();
  const loadRest = () => Part.preload();
  const Page = () => (
    <>
      <button type="button">Lees meer</button>
      {usePageUsed(loadRest) ? <Part /> : <p>page</p>}
    </>
  );
  const Waiting = () => (
    <Suspense>
      <Page />
    </Suspense>
  );
  const failing = await render(<Waiting />);
  await userEvent.click(page.getByRole('button', { name: 'Lees meer' }));
  await expect.element(failing.getByText('page')).toBeVisible();
  await failing.unmount();
  const screen = await render(<Waiting />);
  await expect.element(screen.getByText('page')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Lees meer' }));
  await expect.element(screen.getByText('menu')).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>the screen failed</p> : this.props.children;
  }
}

test.each([
  ['part', lazyPart, 'typed'],
  ['screen', lazyContent, 'the screen failed'],
] as const)('a %s whose code could not be loaded leaves on the page: %s', async (kind, lazy, left) => {
  if (kind === 'screen') vi.spyOn(console, 'error').mockReturnValue(undefined);
  const told = vi.fn();
  document.addEventListener(notLoadedEvent, told, { once: true });
  const Part = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
  const screen = await render(
    <Boundary>
      <p>typed</p>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>,
  );
  await expect.poll(() => told.mock.calls.length).toBe(kind === 'part' ? 1 : 0);
  await expect.element(screen.getByText(left)).toBeVisible();
});
