import type { Page } from '@playwright/test';
import { endCheckout } from '../support/journey/payInCheckout.ts';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { unfoldBanner } from '../support/screen/unfoldBanner.ts';
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

/** Presses a button that leads to the checkout. */
async function openCheckout(page: Page, button = payButton(page)): Promise<void> {
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testbetaling' })).toBeVisible();
}

test('a cancelled payment and a checkout that was left can both be taken up again (5 taps, no fields)', async ({
  page,
}) => {
  await openOrder(page);
  await openCheckout(page);
  await expect(page.getByText(/Zwemclub De Dolfijn, bestelling \d+/)).toBeVisible();
  await expect(page.getByText(amount)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await endCheckout(page, 'Geannuleerd');
  await expect(state(page)).toHaveText(/^Betaling geannuleerd/);
  await expectAccessibleInBothThemes(page);
  await expect(page.getByText('+++')).toBeVisible();

  await openCheckout(page);
  const checkout = page.url();
  await page.goBack();
  await expect(state(page)).toHaveText(/^Nog niet betaald/);
  await page.reload();
  await expect(state(page)).toHaveText(/^Nog niet betaald/);
  await openCheckout(page, page.getByRole('button', { name: 'Terug naar de betaalpagina' }));
  expect(page.url()).toBe(checkout);
  await endCheckout(page, 'Verlopen');
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
  await endCheckout(window, 'Verlopen');
  await expect(state(window)).toHaveText(/^Vervallen/);
  // No script opened this window, so the page cannot close it.
  await expect(window.getByRole('button', { name: 'Sluit venster' })).toHaveCount(0);
  await context.close();
});

test('a failed payment succeeds from the alert, which then disappears, also in another tab', async ({
  page,
}) => {
  const alertButton = page.getByRole('button', { name: /^Nu betalen · €/ });
  await page.goto('/de-dolfijn');
  await unfoldBanner(page, outstanding);
  await openCheckout(page, alertButton);
  await endCheckout(page, 'Mislukt');
  await expect(state(page)).toHaveText(/^Betaling mislukt/);
  // No script opened this window, so the page cannot close it.
  await expect(page.getByRole('button', { name: 'Sluit venster' })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto('/de-dolfijn');
  await expect(other.getByText(outstanding)).toBeVisible();
  await page.goto('/de-dolfijn');
  await unfoldBanner(page, outstanding);
  await openCheckout(page, alertButton);
  await endCheckout(page, 'Betaald');
  await expect(state(page)).toHaveText('Betaald, bedankt');
  await expect(page.getByText('+++')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await expect(other.getByText(outstanding)).toHaveCount(0);
  await page.reload();
  await expect(state(page)).toHaveText('Betaald, bedankt');
  await expect(page.getByRole('main').getByRole('button', { name: /etalen/ })).toHaveCount(0);
});
