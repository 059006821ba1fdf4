import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OutstandingInvoiceBanner } from '#src/features/invoices/components/OutstandingInvoiceBanner.tsx';
import { announcePayment } from '#src/features/payment/index.ts';
import { navigations } from '#tests/setup/page/holdNavigation.ts';

test('OutstandingInvoiceBanner opens the payment, and disappears when the server has no open order', async () => {
  const answers = [{ oid: 12, total: 210, placed: 1 }, null];
  vi.stubGlobal('fetch', async () =>
    Response.json({ result: answers.length > 1 ? answers.shift() : answers[0] }),
  );
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <OutstandingInvoiceBanner uid={1} club={4} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Je hebt een openstaande kostennota')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Nu betalen · €\s210,00$/ }));
  expect(navigations()).toEqual(['/api?q=redirect_to_mollie_payment&oid=12']);
  announcePayment();
  await expect.element(screen.getByText('Je hebt een openstaande kostennota')).not.toBeInTheDocument();
});
