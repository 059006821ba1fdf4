/**
 * Takes pictures of every screen in e2e/screens.ts on the real server, at three widths, light and dark, into screens/.
 * Adds contact sheets: screens/index.html, and screens/contact-sheet-1.png and following.
 *
 * Usage: node scripts/screens.ts [name …]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { screens } from '#e2e/screens.ts';
import { startPortalServer } from '#e2e/support/server/startPortalServer.ts';
import { testBrowserLaunchOptions } from './chromium.ts';
import { root } from './root.ts';
import { drawContactSheet } from './screens/drawContactSheet.ts';
import { type Picture, takePictures } from './screens/takePictures.ts';

const wanted = process.argv.slice(2);
const chosen = screens.filter((screen) => wanted.length === 0 || wanted.includes(screen.name));
if (chosen.length === 0) throw new Error(`No such screen: ${wanted.join(', ')}`);

const folder = join(root, 'screens');
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-screens-'));
const server = await startPortalServer({ dataFolder });
const browser = await chromium.launch(testBrowserLaunchOptions());
try {
  const pictures: Picture[] = [];
  for (const screen of chosen) {
    const taken = await takePictures(screen, { browser, origin: server.origin, folder });
    console.log(
      `${screen.name}: ${taken.some(({ problems }) => problems.length > 0) ? 'problems' : 'drawn'}`,
    );
    pictures.push(...taken);
  }
  await drawContactSheet(pictures, { browser, folder });
  const problems = pictures.flatMap((picture) =>
    picture.problems.map((problem) => `${picture.file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${pictures.length} pictures in screens/, see screens/contact-sheet-1.png and on`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
