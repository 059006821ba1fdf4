import type { Page } from '@playwright/test';

/** Shows the form of a preview, or its sections. A wide screen shows both. */
export async function showPreviewPart(page: Page, part: 'Voorbeeld' | 'Secties'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1280) return;
  await page.getByRole('group', { name: 'Wat wil je zien?' }).getByText(part).click();
}
