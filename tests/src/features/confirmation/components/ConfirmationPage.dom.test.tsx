import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetBearer, keepBearer } from '#src/api/bearer.ts';
import { ConfirmationPage } from '#src/features/confirmation/components/ConfirmationPage.tsx';
import { announcePayment } from '#src/features/payment/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { wireOrder } from '#tests/src/api/entities/wireEntities.ts';
import { an } from '../../session/people.ts';

const transfer = {
  to: 'Arabesk vzw',
  iban: 'BE68539007547034',
  amount: 170.5,
  reference: '+++000/0000/40088+++',
  codeLine: 'free',
};
const due = { payNow: 170.5, payLater: 0, due: 170.5 };

/** Stubs the server's answers one after another. The last one repeats. */
function serve(...payments: string[]) {
  const ask = vi.fn(async () => {
    const payment = payments.length > 1 ? payments.shift() : payments[0];
    const order = { ...wireOrder, ...due, ...(payment === 'paid' && { due: 0 }), payment };
    return Response.json({ result: [order] });
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}

function page(isReturn = false, client = new QueryClient()) {
  const router = createMemoryRouter([
    { path: '*', element: <ConfirmationPage oids="4001" isReturn={isReturn} /> },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  forgetBearer();
});

test('ConfirmationPage polls until the payment is settled, and then stops', async () => {
  const ask = serve('processing', 'processing', 'paid');
  const screen = await page();
  await expect
    .element(screen.getByRole('status').getByText('Nog niet betaald', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole('status').getByText('Betaald, bedankt')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('ConfirmationPage reads the order again when another window returns from the checkout', async () => {
  serve('unpaid', 'failed');
  const screen = await page();
  await expect.element(screen.getByRole('button', { name: /^Nu betalen · / })).toBeVisible();
  announcePayment();
  await expect.element(screen.getByRole('status').getByText('Betaling mislukt')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Opnieuw betalen · / })).toBeVisible();
});

test('ConfirmationPage in a frame polls after the person went to pay, also when the window was blocked', async () => {
  keepBearer({ auth: 'in het geheugen' });
  serve('unpaid', 'cancelled');
  vi.spyOn(window, 'open').mockReturnValue(null);
  const screen = await page();
  await userEvent.click(screen.getByRole('button', { name: /^Nu betalen · / }));
  await expect.element(screen.getByRole('link', { name: 'Open de betaalpagina' })).toBeVisible();
  await expect.element(screen.getByRole('status').getByText('Betaling geannuleerd')).toBeVisible();
});

test('ConfirmationPage tells other windows of a return, and can close the window of the payment', async () => {
  serve('processing');
  const heard = vi.fn();
  const channel = new BroadcastChannel('clubpoort-payment');
  channel.onmessage = heard;
  vi.spyOn(window, 'opener', 'get').mockReturnValue(window);
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const screen = await page(true);
  await userEvent.click(screen.getByRole('button', { name: 'Sluit venster' }));
  expect(close).toHaveBeenCalledOnce();
  await expect.poll(() => heard).toHaveBeenCalled();
  channel.close();
});

test('ConfirmationPage does not offer to close a window that the person opened', async () => {
  serve('paid');
  const screen = await page(true);
  await expect.element(screen.getByRole('status').getByText('Betaald, bedankt')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sluit venster' })).not.toBeInTheDocument();
});

test.each([
  ['a club with an account', { transfer }, 'Betaal met een overschrijving'],
  ['a club without an account', {}, 'De club laat je weten hoe je betaalt.'],
])(
  'ConfirmationPage offers no checkout of %s where nobody takes payments online',
  async (_of, more, told) => {
    const order = { ...wireOrder, ...due, payment: 'unpaid', transfer: undefined, ...more };
    vi.stubGlobal('fetch', async () => Response.json({ result: [order] }));
    const client = new QueryClient();
    client.setQueryData(sessionQuery().queryKey, {
      ...visitor,
      user: an,
      transferClubs: [wireOrder.club.nid],
    });
    const screen = await page(false, client);
    await expect.element(screen.getByText(told)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /betalen/i })).not.toBeInTheDocument();
  },
);

test('ConfirmationPage finds no order that the server does not have for this account', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors: ['Niet gevonden'], code: 'not-found' }, { status: 404 }),
  );
  const screen = await page(false, new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'We vinden deze bestelling niet' }))
    .toBeVisible();
});

test('ConfirmationPage leads to the courses of the club, to enrol somebody else', async () => {
  serve('paid');
  const screen = await page();
  await expect
    .element(screen.getByRole('link', { name: 'Schrijf nog iemand in' }))
    .toHaveAttribute('href', `/${wireOrder.club.url}/cursussen`);
});
