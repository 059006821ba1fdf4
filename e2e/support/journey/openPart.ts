import type { Locator, Page } from '@playwright/test';

/** Opens a part of the screen for managers from the panel with all parts. A part of the open group needs one press less. */
export async function openPart(page: Page, part: string): Promise<void> {
  const parts = managementParts(page);
  await parts.getByRole('button', { name: 'Alle onderdelen' }).click();
  // The panel stands before the links of the open group.
  await parts.getByRole('link', { name: part, exact: true }).first().click();
}

export function managementParts(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Onderdelen van het beheer' });
}
