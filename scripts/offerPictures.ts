/**
 * Takes the pictures of `docs/how-to/set-up-a-club.md` on the real server: `docs/images/offer/<screen>-<width>-<theme>.webp`. The portal must
 * be built.
 *
 * Usage: node --conditions=club-source scripts/offerPictures.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { screens } from '#e2e/screens.ts';
import { startPortalServer } from '#e2e/support/server/startPortalServer.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { testBrowserLaunchOptions } from './chromium.ts';
import { root } from './root.ts';
import { takePictures } from './screens/takePictures.ts';

/** The screens, with the pictures of each that the page shows. */
const shown = {
  'manager-offer-guide': ['820-light', '390-dark'],
  'manager-offer-courses': ['1440-light'],
  'manager-offer-course': ['1440-light'],
  'manager-offer-season': ['1440-light'],
};
/** The most pixels of a picture from top to bottom: the table of a whole club goes on. */
const highest = 1100;

const folder = mkdtempSync(join(tmpdir(), 'clubpoort-offer-pictures-'));
const target = join(root, 'docs/images/offer');
await mkdir(target, { recursive: true });
const server = await startPortalServer({ dataFolder: join(folder, 'data'), startsAt: testStart });
const browser = await chromium.launch(testBrowserLaunchOptions());
try {
  for (const [name, wanted] of Object.entries(shown)) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    const taken = await takePictures(screen, { browser, origin: server.origin, folder });
    const problems = taken.flatMap((picture) => picture.problems);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    for (const { file, width, theme } of taken.filter((one) =>
      wanted.includes(`${one.width}-${one.theme}`),
    )) {
      const picture = sharp(join(folder, file));
      const { height = 0 } = await picture.metadata();
      const { size } = await picture
        .extract({ left: 0, top: 0, width, height: Math.min(height, highest) })
        .webp({ quality: 82 })
        .toFile(join(target, `${name}-${width}-${theme}.webp`));
      console.log(`${name}-${width}-${theme}.webp: ${(size / 1000).toFixed(0)} kB`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
