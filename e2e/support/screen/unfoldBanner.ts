import { expect, type Page } from '@playwright/test';

/** Unfolds the banner above a screen with a text. On a wide screen it is open already. */
export async function unfoldBanner(page: Page, line: string): Promise<void> {
  await expect(page.getByText(line, { exact: true })).toBeVisible();
  const fold = page.getByRole('button', { name: 'Toon het hele bericht', description: line });
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}
