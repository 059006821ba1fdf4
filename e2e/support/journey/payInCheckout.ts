import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Pays the order of the open confirmation. Resolves to the checkout's window, which has returned to the confirmation. */
export async function payInCheckout(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('button', { name: /etalen · €/ })
    .click();
  const checkout = await opened;
  await checkout.getByRole('button', { name: 'Betaald' }).click();
  await expect(checkout).toHaveURL(/\/bevestiging\/\d+\?terug=betaling$/);
  await expect(checkout.getByRole('main').getByRole('status')).toHaveText('Betaald, bedankt');
  return checkout;
}
