import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The style guide shows loading states permanently. */
const styleguide = '/styleguide';

/** Waits until the screen has its heading, and no part of it is loading. */
export async function expectSettled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'false');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  if (new URL(page.url()).pathname === styleguide) return;
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}
