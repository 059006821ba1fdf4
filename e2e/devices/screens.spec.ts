import { isPhone } from '../support/journey/portalMenus.ts';
import { sampled, seed } from '../support/sample/sampled.ts';
import { overlappingBars } from '../support/screen/devices/overlappingBars.ts';
import { parentScreens } from '../support/screen/devices/parentScreens.ts';
import { smallTargets } from '../support/screen/devices/smallTargets.ts';
import { walkByTab } from '../support/screen/devices/walkByTab.ts';
import { openScreen } from '../support/screen/openScreen.ts';
import { expect, test } from '../support/test.ts';

const few = 4;

for (const screen of sampled(parentScreens, few)) {
  const { name, below = Number.POSITIVE_INFINITY, expectedErrors } = screen;
  test(`${name} has large touch targets, and no bar covers the focused control (seed ${seed})`, async ({
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

    await test.step('targets', async () => {
      expect(await smallTargets(page, onPhone ? 44 : 24)).toEqual([]);
    });
    for (const width of onPhone ? [320, size.width] : [820, size.width]) {
      await test.step(`bars at ${width} px`, async () => {
        await page.setViewportSize({ ...size, width });
        expect(await overlappingBars(page)).toEqual([]);
      });
    }
    await test.step('focus', async () => {
      const { stops, obscured } = await walkByTab(page);
      expect(stops).toBeGreaterThan(0);
      expect(obscured).toEqual([]);
    });
  });
}
