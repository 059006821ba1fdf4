import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expectClosedBy } from '../support/screen/expectClosedBy.ts';
import { expect, test } from '../support/test.ts';

const els = 'federatie@example.org';
const outstanding = 'Je hebt een openstaande kostennota';
const amount = /€\s210,00$/;

/** Els has one order to pay, and only the last test pays it. */
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await logIn(page, els);
});

async function openOrder(page: Page): Promise<void> {
  const answer = await page.request.get('/api?q=get_last_unpaid_order&club=4');
  const { oid } = (await answer.json()).result;
  await page.goto(`/bevestiging/${oid}`);
  await expect(payButton(page)).toBeVisible();
}

const state = (page: Page) => page.getByRole('main').getByRole('status');
const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /etalen · €/ });

/** Presses a button that opens the checkout. */
async function openCheckout(page: Page, button = payButton(page)): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await button.click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { level: 1, name: 'Testbetaling' })).toBeVisible();
  return popup;
}

/** Ends the checkout with one of its buttons, and checks that it returns to the confirmation page. */
async function end(popup: Page, ending: string): Promise<void> {
  await popup.getByRole('button', { name: ending }).click();
  await expect(popup).toHaveURL(/\/bevestiging\/\d+\?terug=betaling$/);
}

async function closeReturned(popup: Page): Promise<void> {
  await expect(popup.getByText('Sluit dit venster gerust: in het andere ga je verder.')).toBeVisible();
  await expectClosedBy(popup, () => popup.getByRole('button', { name: 'Sluit venster' }).click());
}

test('a cancelled payment and a checkout that was closed can both be taken up again', async ({ page }) => {
  await openOrder(page);
  const first = await openCheckout(page);
  await expect(first.getByText(/Zwemclub De Dolfijn, bestelling \d+/)).toBeVisible();
  await expect(first.getByText(amount)).toBeVisible();
  await expectAccessibleInBothThemes(first);
  await expect(state(page)).toHaveText(/^Nog niet betaald/);
  await end(first, 'Geannuleerd');
  await expect(state(page)).toHaveText(/^Betaling geannuleerd/);
  await expect(state(first)).toHaveText(/^Betaling geannuleerd/);
  await expectAccessibleInBothThemes(first);
  await closeReturned(first);
  await expect(page.getByText('+++')).toBeVisible();

  const left = await openCheckout(page);
  const checkout = left.url();
  await left.close();
  await expect(state(page)).toHaveText(/^Nog niet betaald/);
  await page.reload();
  await expect(state(page)).toHaveText(/^Nog niet betaald/);
  const again = await openCheckout(page, page.getByRole('button', { name: 'Terug naar de betaalpagina' }));
  expect(again.url()).toBe(checkout);
  await end(again, 'Verlopen');
  await closeReturned(again);
  await expect(state(page)).toHaveText(/^Vervallen/);
  await expect(payButton(page)).toBeVisible();
});

test('a window without a session reaches the checkout with a one-time code', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOrder(page);
  const order = new URL(page.url()).pathname;
  const { result } = await (await page.request.post('/api?q=create_auth_code', { data: {} })).json();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const window = await context.newPage();
  await window.goto(`${order}?betalen=1&auth=${result.auth}`);
  await expect(window.getByRole('heading', { level: 1, name: 'Testbetaling' })).toBeVisible();
  await end(window, 'Verlopen');
  await expect(state(window)).toHaveText(/^Vervallen/);
  // No script opened this window, so the page cannot close it.
  await expect(window.getByRole('button', { name: 'Sluit venster' })).toHaveCount(0);
  await context.close();
});

test('an installed app opens the checkout in its own window, and both Back and the checkout return to the order', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const checkout = page.getByRole('heading', { level: 1, name: 'Testbetaling' });
  await openOrder(page);
  await payButton(page).click();
  await expect(checkout).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(state(page)).toHaveText(/^Nog niet betaald/);
  await page.getByRole('button', { name: 'Terug naar de betaalpagina' }).click();
  await expect(checkout).toBeVisible();
  await end(page, 'Mislukt');
  await expect(state(page)).toHaveText(/^Betaling mislukt/);
  await expect(page.getByRole('button', { name: 'Sluit venster' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Opnieuw betalen · €/ })).toBeVisible();
});

test('a failed payment succeeds from the alert, which then disappears', async ({ page }) => {
  await page.goto('/de-dolfijn');
  await expect(page.getByText(outstanding)).toBeVisible();
  const alertButton = page.getByRole('button', { name: /^Nu betalen · €/ });
  const failed = await openCheckout(page, alertButton);
  await end(failed, 'Mislukt');
  await expect(state(failed)).toHaveText(/^Betaling mislukt/);
  await closeReturned(failed);
  await expect(page.getByText(outstanding)).toBeVisible();

  const paid = await openCheckout(page, alertButton);
  await end(paid, 'Betaald');
  await expect(state(paid)).toHaveText('Betaald, bedankt');
  await expect(paid.getByText('+++')).toHaveCount(0);
  await expectAccessibleInBothThemes(paid);
  await expect(page.getByText(outstanding)).toHaveCount(0);
  await paid.reload();
  await expect(state(paid)).toHaveText('Betaald, bedankt');
  await expect(paid.getByRole('main').getByRole('button', { name: /etalen/ })).toHaveCount(0);
});
