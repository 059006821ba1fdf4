import type { Page } from '@playwright/test';
import { freePort } from '#tests/support/freePort.ts';
import {
  type MollieStandIn,
  mollieTestKey,
  startMollieStandIn,
} from '#tests/support/mollie/startMollieStandIn.ts';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { test as base, expect } from '../support/test.ts';

interface Mollie {
  readonly standIn: MollieStandIn;
  readonly env: Readonly<Record<string, string>>;
}

/** The portal takes its payments at the stand-in of Mollie. */
const test = base.extend<object, { mollie: Mollie }>({
  mollie: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
    async ({}, use) => {
      const standIn = await startMollieStandIn();
      const port = String(await freePort());
      const env = {
        ...{ MOLLIE_API_KEY: mollieTestKey, MOLLIE_URL: standIn.url },
        ...{ PORT: port, PORTAL_URL: `http://localhost:${port}` },
      };
      await use({ standIn, env });
      await standIn.stop();
    },
    { scope: 'worker' },
  ],
  portalEnv: ({ mollie }, use) => use(mollie.env),
});

const els = 'federatie@example.org';

/** Els has one order to pay, and only the last test pays it. */
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, mollie }) => {
  await mollie.standIn.sendWebhooks(true);
  await logIn(page, els);
});

const state = (page: Page) => page.getByRole('main').getByRole('status');
const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /etalen · €/ });

async function openOrder(page: Page): Promise<void> {
  const answer = await page.request.get('/api?q=get_last_unpaid_order&club=4');
  const { oid } = (await answer.json()).result;
  await page.goto(`/bevestiging/${oid}`);
  await expect(payButton(page)).toBeVisible();
}

async function openCheckout(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: 'Mollie (stand-in)' })).toBeVisible();
  return popup;
}

async function end(popup: Page, method: string, outcome: string): Promise<void> {
  await popup.getByRole('radio', { name: method }).check();
  await popup.getByRole('button', { name: outcome, exact: true }).click();
  await expect(popup).toHaveURL(/\/bevestiging\/\d+\?terug=betaling$/);
}

for (const [method, outcome, sentence] of [
  ['bancontact', 'canceled', /^Betaling geannuleerd/],
  ['creditcard', 'failed', /^Betaling mislukt/],
  ['ideal', 'expired', /^Nog te betalen/],
] as const)
  test(`a payment by ${method} that is ${outcome} at Mollie can be tried again`, async ({ page }) => {
    await openOrder(page);
    const popup = await openCheckout(page);
    await expect(popup.getByText(/Zwemclub De Dolfijn, bestelling \d+/)).toBeVisible();
    await expect(popup.getByText('EUR 210.00')).toBeVisible();
    await end(popup, method, outcome);
    await expect(state(popup)).toHaveText(sentence);
    await expect(state(page)).toHaveText(sentence);
    await expect(payButton(page)).toBeVisible();
    await popup.close();
  });

test('a payer is told that Mollie does not answer, and pays nothing', async ({
  page,
  mollie,
  consoleGuard,
}) => {
  consoleGuard.expectError(/503/);
  await openOrder(page);
  await mollie.standIn.upset('POST /payments', 429);
  const opened = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opened;
  await expect(popup.getByText(/^De betaaldienst antwoordt niet\. Er is niets betaald/)).toBeVisible();
  await expectAccessible(popup);
  await popup.close();
  await expect(state(page)).toHaveText(/^Nog te betalen/);
});

test('a transfer at Mollie waits, and a payer who returns before the webhook sees the payment', async ({
  page,
  mollie,
}) => {
  await openOrder(page);
  const popup = await openCheckout(page);
  await end(popup, 'banktransfer', 'pending');
  await expect(state(popup)).toHaveText(/^Betaling wordt verwerkt/);
  await popup.close();

  // The transfer arrives days later, and the call about it gets lost.
  await mollie.standIn.sendWebhooks(false);
  const [payment] = (await mollie.standIn.payments()).slice(-1);
  await mollie.standIn.set(payment?.id ?? '', 'paid');
  await page.reload();
  await expect(state(page)).toHaveText('Betaald, bedankt');
  await expect(payButton(page)).toHaveCount(0);
});

test('a payment that the bank takes back is asked again, and paid again', async ({ page, mollie }) => {
  const [payment] = (await mollie.standIn.payments()).slice(-1);
  await mollie.standIn.chargeBack(payment?.id ?? '', 21_000);
  await page.goto('/de-dolfijn');
  await expect(page.getByText('Je hebt een openstaande kostennota')).toBeVisible();
  await openOrder(page);
  await expect(state(page)).toHaveText(/^Nog te betalen/);
  const popup = await openCheckout(page);
  await end(popup, 'bancontact', 'paid');
  await expect(state(popup)).toHaveText('Betaald, bedankt');
  await expectAccessible(popup);
});
