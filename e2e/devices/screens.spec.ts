import { sampled, seed } from '#tests/support/sampled.ts';
import { isPhone } from '../support/journey/portalMenus.ts';
import { barsTooHigh } from '../support/screen/devices/barsTooHigh.ts';
import { cutOffSelects } from '../support/screen/devices/cutOffSelects.ts';
import { overlappingBars } from '../support/screen/devices/overlappingBars.ts';
import { parentScreens } from '../support/screen/devices/parentScreens.ts';
import { smallTargets } from '../support/screen/devices/smallTargets.ts';
import { stuckBars } from '../support/screen/devices/stuckBars.ts';
import { walkByTab } from '../support/screen/devices/walkByTab.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { openScreen } from '../support/screen/openScreen.ts';
import { expect, test } from '../support/test.ts';

const few = 4;
/** A small phone with the browser's own bars, a phone on its side, and a phone at 200 % zoom. */
const lowPhones = [
  { width: 375, height: 553 },
  { width: 740, height: 320 },
  { width: 195, height: 422 },
];
/** A small laptop, and the same at 200 % zoom. */
const lowWindows = [
  { width: 1280, height: 600 },
  { width: 640, height: 360 },
];

for (const screen of sampled(parentScreens, few)) {
  const { name, below = Number.POSITIVE_INFINITY, expectedErrors } = screen;
  test(`${name} is accessible, has large touch targets, and no bar covers the focused control (seed ${seed})`, async ({
    page,
    consoleGuard,
  }) => {
    if (expectedErrors) consoleGuard.expectError(expectedErrors);
    const onPhone = isPhone(page);
    const widest = onPhone ? 390 : 1280;
    const size = { width: Math.min(widest, below - 1), height: onPhone ? 844 : 800 };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await openScreen(page, screen);

    // The colours of the dark theme depend on no width.
    await test.step('accessibility', () =>
      onPhone ? expectAccessibleInBothThemes(page) : expectAccessible(page));
    await test.step('targets', async () => {
      expect(await smallTargets(page, onPhone ? 44 : 24)).toEqual([]);
    });
    for (const width of onPhone ? [320, size.width] : [820, size.width]) {
      await test.step(`bars at ${width} px`, async () => {
        await page.setViewportSize({ ...size, width });
        expect(overlappingBars(await stuckBars(page))).toEqual([]);
      });
    }
    for (const low of onPhone ? lowPhones : lowWindows) {
      await test.step(`height of bars at ${low.width} by ${low.height} px`, async () => {
        await page.setViewportSize(low);
        expect(barsTooHigh(await stuckBars(page), low)).toEqual([]);
      });
    }
    for (const width of onPhone ? [320, 390] : []) {
      await test.step(`selects at ${width} px with text of 200 %`, async () => {
        await page.setViewportSize({ ...size, width });
        await page.evaluate(setTextSize, '200%');
        expect(await cutOffSelects(page)).toEqual([]);
        await page.evaluate(setTextSize, '');
      });
    }
    await page.setViewportSize(size);
    await test.step('focus', async () => {
      const { stops, obscured } = await walkByTab(page);
      expect(stops).toBeGreaterThan(0);
      expect(obscured).toEqual([]);
    });
  });
}

/** Runs in the page. */
function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}
