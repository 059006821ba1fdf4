import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';

/** By axe: all its rules in light, and in dark what a theme can break. The page is light again afterwards. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { rules: 'looks' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
}
