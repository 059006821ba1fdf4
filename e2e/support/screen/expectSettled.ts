import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** There, what loading looks like is shown for good. */
const styleguide = '/styleguide';

/** The screen stands under its one heading, and nothing of it is still on its way. */
export async function expectSettled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'false');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  if (new URL(page.url()).pathname === styleguide) return;
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}
