import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Pays in the checkout to which an order led, and returns to the confirmation. */
export async function payInCheckout(page: Page): Promise<void> {
  await endCheckout(page, 'Betaald');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Betaald, bedankt');
}

/** Ends the open checkout with one of its buttons. */
export async function endCheckout(page: Page, ending: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Testbetaling' })).toBeVisible();
  await page.getByRole('button', { name: ending }).click();
  await expect(page).toHaveURL(/\/bevestiging\/[\d,]+\?terug=betaling$/);
}
