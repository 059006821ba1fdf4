import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';

/** By axe, in light and in dark; the page is light again afterwards. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}
