import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HoldPanel } from '../../../../../../src/features/cart/components/hold/HoldPanel.tsx';
import { monotonicNow } from '../../../../../../src/platform/monotonicClock.ts';

const owner = { club: 1, uid: 8 };

function renderPanel(seconds: number, { extensionsLeft = 2, hasExpired = false } = {}) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <HoldPanel
        owner={owner}
        endsAt={monotonicNow() + seconds * 1000}
        hasExpired={hasExpired}
        extensionsLeft={extensionsLeft}
      />
    </QueryClientProvider>,
  );
}

test('HoldPanel: a wrong clock on the wall changes nothing', async () => {
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  const screen = await renderPanel(600);
  await expect.element(screen.getByText(/^(10:00|9:5\d)$/)).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  vi.useRealTimers();
});

test('HoldPanel: says how often it may be extended, and offers no more than that', async () => {
  const screen = await renderPanel(90, { extensionsLeft: 0 });
  await expect.element(screen.getByText('Verlengen kan niet meer.')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Je plaatsen zijn nog 2 minuten gereserveerd.');
});

test('HoldPanel: what has ended can be reserved again', async () => {
  const screen = await renderPanel(600, { hasExpired: true });
  await expect.element(screen.getByRole('button', { name: 'Opnieuw reserveren' })).toBeVisible();
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Je plaatsen zijn niet meer gereserveerd.');
});
