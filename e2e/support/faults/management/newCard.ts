import type { Page } from '@playwright/test';

/** The part of the offer with the prepaid cards. */
export const cards = '/arabesk/beheer/aanbod?deel=beurtenkaarten';

/** Adds a prepaid card with its price: without one, nothing can be published. */
export async function addCard(page: Page, name?: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuwe beurtenkaart' }).click();
  if (name !== undefined) await page.getByRole('textbox', { name: 'Naam', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Prijs (€)', exact: true }).fill('90');
}
