/**
 * Takes pictures of the form builder on a phone, a tablet and a desktop, light and dark: `docs/images/builder/<width>-<theme>.webp`.
 * Usage: node --conditions=club-source bench/builder/pictures.ts
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { root } from '#scripts/root.ts';
import { buildBuilderPage } from '../buildPages.ts';
import { serveBuild } from '../serveBuild.ts';

const heights = { 390: 844, 820: 1180, 1440: 900 };

const served = await serveBuild(await buildBuilderPage());
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const [width, height] of Object.entries(heights))
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width: Number(width), height }, colorScheme });
      await page.goto(`${served.origin}/builder/page.html`);
      await page.evaluate(() => window.draw('camp'));
      await page.locator('[data-place="0-3"]').click();
      await page.waitForLoadState('networkidle');
      const file = join('docs/images/builder', `${width}-${colorScheme}.webp`);
      const { size } = await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(join(root, file));
      console.log(`${file}: ${(size / 1000).toFixed(0)} kB`);
      await page.close();
    }
} finally {
  await browser.close();
  served.close();
}
