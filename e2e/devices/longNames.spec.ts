import { sampled, seed } from '#tests/support/sampled.ts';
import { asRole } from '../support/person/asRole.ts';
import { visits } from '../support/sample/sampledRoutes.ts';
import { tooWide, withLongNames } from '../support/screen/devices/withLongNames.ts';
import { expectSettled } from '../support/screen/expectSettled.ts';
import { expect, test } from '../support/test.ts';

const few = 4;

for (const { route, at, role } of sampled(visits, few)) {
  test(`${route} with names of 35 letters scrolls on no phone sideways (seed ${seed})`, async ({
    page,
    consoleGuard,
  }) => {
    // The demo data lacks some records that these screens request.
    consoleGuard.expectError(/Failed to load resource/);
    await asRole(page, role);
    await page.goto(at);
    await expectSettled(page);
    await withLongNames(page);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => tooWide(page), `${width} px`).toEqual([]);
    }
  });
}
