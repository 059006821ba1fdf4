import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStepInAddress } from '#src/features/forms/state/useStepInAddress.ts';

function Host() {
  const { step, onStep } = useStepInAddress();
  return (
    <>
      <output>{step}</output>
      {[0, 1, 2].map((next) => (
        <button key={next} type="button" onClick={() => onStep(next)}>
          Stap {next}
        </button>
      ))}
    </>
  );
}

async function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: Host }], {
    initialEntries: ['/before', address],
    initialIndex: 1,
  });
  await render(<RouterProvider router={router} />);
  return router;
}

const show = (step: number) => userEvent.click(page.getByRole('button', { name: `Stap ${step}` }));
const shown = () => page.getByRole('status').element().textContent;

test('useStepInAddress puts each step in the address, so that the back button of the browser goes a step back', async () => {
  const router = await open('/kamp?kaart=7');
  await show(1);
  await expect.poll(() => router.state.location.search).toBe('?kaart=7&stap=2');
  await show(2);
  await expect.poll(shown).toBe('2');
  await router.navigate(-1);
  await expect.poll(shown).toBe('1');
  await show(0);
  await expect.poll(() => router.state.location.search).toBe('?kaart=7');
});

test('useStepInAddress replaces an address that the form refuses, so that the back button leaves the form', async () => {
  const router = await open('/kamp?stap=3');
  expect(shown()).toBe('2');
  await show(0);
  await expect.poll(() => router.state.location.search).toBe('');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/before');
});

test.each(['0', '-1', '1.5', 'drie', ''])(
  'useStepInAddress reads stap=%s as the first step',
  async (stap) => {
    await open(`/kamp?stap=${stap}`);
    expect(shown()).toBe('0');
  },
);
