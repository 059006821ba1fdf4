import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { usePageUsed } from '#src/platform/usePageUsed.ts';

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
