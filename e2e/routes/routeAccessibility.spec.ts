import type { Page } from '@playwright/test';
import { sampled, seed } from '#tests/support/sampled.ts';
import { asRole } from '../support/person/asRole.ts';
import { visits } from '../support/sample/sampledRoutes.ts';
import { screensOfOthers } from '../support/screen/devices/parentScreens.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expectSettled } from '../support/screen/expectSettled.ts';
import { openScreen } from '../support/screen/openScreen.ts';
import { expect, test } from '../support/test.ts';

const few = 4;
const fewStates = 2;
const height = 844;
/** Widths of the viewport in pixels: a desktop, a phone, and a page at 400 % zoom. */
const widths = [1440, 390, 320] as const;

for (const { route, at, role } of sampled(visits, few)) {
  test(`${route} is accessible in light and dark, and fits every width (seed ${seed})`, async ({
    page,
    consoleGuard,
  }) => {
    test.setTimeout(120_000);
    // The demo data lacks some records that these screens request.
    consoleGuard.expectError(/Failed to load resource/);
    await asRole(page, role);
    await page.goto(at);
    await expectSettled(page);
    await expectAccessibleInBothThemes(page);
    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await expectNoSidewaysScroll(page, width);
      });
    }
    // The last width is the narrowest, where a screen has its layout of a phone.
    await expectAccessible(page, { rules: 'looks' });
  });
}

// `devices/screens` checks the states that a parent or a visitor sees.
for (const screen of sampled(screensOfOthers, fewStates)) {
  const { name, expectedErrors, below } = screen;
  test(`${name} is accessible in light and dark (seed ${seed})`, async ({ page, consoleGuard }) => {
    if (expectedErrors) consoleGuard.expectError(expectedErrors);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (below !== undefined) await page.setViewportSize({ width: below - 1, height });
    await openScreen(page, screen);
    await expectAccessibleInBothThemes(page);
  });
}

/** WCAG 1.4.10: content reflows without horizontal scrolling. */
async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, 'pixels that the page is wide').toBeLessThanOrEqual(width);
}
