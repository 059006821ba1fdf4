import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';

/** Runs axe: all rules in the light theme, and in the dark theme only those that depend on it. Leaves the page light. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { rules: 'looks' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
}
