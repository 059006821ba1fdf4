import type { Page } from '@playwright/test';
import { watchLayoutShift } from './support/layoutShift.ts';
import { expect, test } from './support/test.ts';

/** Of everything that moves while a screen loads, weighed by how much and how far: what nobody notices. */
const unnoticed = 0.02;

const screens = [
  '/arabesk/cursussen',
  '/arabesk/cursussen?weergave=lijst',
  '/arabesk/cursussen?plaats=1&leeftijd=8',
  '/arabesk/activiteiten',
  '/arabesk/ticketverkoop',
  '/de-dolfijn/cursussen',
  '/arabesk/ballet-6-8',
  '/arabesk/hiphop-kids',
  '/arabesk/tango-voor-koppels',
  '/arabesk/danskamp-krokus',
  '/arabesk/lentevoorstelling',
] as const;

test('what stands on a screen of choosing stays where it is while the rest of it loads', async ({ page }) => {
  test.slow();
  const shift = await watchLayoutShift(page);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await everythingLoaded(page);
    expect.soft(await shift(), path).toBeLessThanOrEqual(unnoticed);
  }
});

async function everythingLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}
