import type { Page } from '@playwright/test';
import { freePort } from '#tests/support/freePort.ts';
import {
  type MollieStandIn,
  mollieTestKey,
  startMollieStandIn,
} from '#tests/support/mollie/startMollieStandIn.ts';
import { logIn } from '../support/person/logIn.ts';
import { perWorker } from '../support/perWorker.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { test as base, expect } from '../support/test.ts';

interface Mollie {
  readonly standIn: MollieStandIn;
  readonly env: Readonly<Record<string, string>>;
}

/** The portal takes its payments at the stand-in of Mollie. */
const test = base.extend<object, { mollie: Mollie }>({
  mollie: perWorker(async () => {
    const standIn = await startMollieStandIn();
    const port = String(await freePort());
    const env = {
      ...{ MOLLIE_API_KEY: mollieTestKey, MOLLIE_URL: standIn.url },
      ...{ PORT: port, PORTAL_URL: `http://localhost:${port}` },
    };
    return { standIn, env, stop: () => standIn.stop() };
  }),
  portalEnv: ({ mollie }, use) => use(mollie.env),
});

const els = 'federatie@example.org';

/** Els has one order to pay, and only the last test pays it. */
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ page }) => logIn(page, els));

const state = (page: Page) => page.getByRole('main').getByRole('status');
const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /etalen · €/ });

async function openOrder(page: Page): Promise<void> {
  const answer = await page.request.get('/api?q=get_last_unpaid_order&club=4');
  const { oid } = (await answer.json()).result;
  await page.goto(`/bevestiging/${oid}`);
  await expect(payButton(page)).toBeVisible();
}

async function openCheckout(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Mollie (stand-in)' })).toBeVisible();
}

async function end(page: Page, method: string, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: outcome, exact: true }).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+\?terug=betaling$/);
}

test('a payer is told that Mollie does not answer, and pays nothing', async ({
  page,
  mollie,
  consoleGuard,
}) => {
  consoleGuard.expectError(/503/);
  await openOrder(page);
  await mollie.standIn.upset('POST /payments', 429);
  await payButton(page).click();
  await expect(page.getByText(/^De betaaldienst antwoordt niet\. Er is niets betaald/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(state(page)).toHaveText(/^Vervallen/);
});

test('a payment at Mollie is cancelled, made by a transfer, taken back by the bank, and made again', {
  tag: '@loop',
}, async ({ page, mollie }) => {
  const { standIn } = mollie;
  await openOrder(page);
  await openCheckout(page);
  await expect(page.getByText(/Zwemclub De Dolfijn, bestelling \d+/)).toBeVisible();
  await expect(page.getByText('EUR 210.00')).toBeVisible();
  await end(page, 'bancontact', 'canceled');
  await expect(state(page)).toHaveText(/^Betaling geannuleerd/);

  await openCheckout(page);
  await end(page, 'banktransfer', 'pending');
  await expect(state(page)).toHaveText(/^Betaling wordt verwerkt/);
  // The transfer arrives days later, and the call about it gets lost.
  await standIn.sendWebhooks(false);
  const [payment] = (await standIn.payments()).slice(-1);
  await standIn.set(payment?.id ?? '', 'paid');
  await page.reload();
  await expect(state(page)).toHaveText('Betaald, bedankt');
  await expect(payButton(page)).toHaveCount(0);

  await standIn.sendWebhooks(true);
  await standIn.chargeBack(payment?.id ?? '', 21_000);
  await page.goto('/de-dolfijn');
  await expect(page.getByText('Je hebt een openstaande kostennota')).toBeVisible();
  await openOrder(page);
  await expect(state(page)).toHaveText(/^Vervallen/);
  await openCheckout(page);
  await end(page, 'bancontact', 'paid');
  await expect(state(page)).toHaveText('Betaald, bedankt');
});
