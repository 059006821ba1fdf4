/**
 * Takes pictures of pages while they load on a slow phone, and joins those of one page in a strip:
 * `docs/images/first-paint-<page>-<name>.webp`.
 * Usage: node bench/pictures.ts <name, e.g. after>, after `vite build`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { openForm } from '#e2e/support/person/registering.ts';
import { startPortalServer } from '#e2e/support/server/startPortalServer.ts';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { root } from '#scripts/root.ts';
import { drawStrip } from './first-paint/drawStrip.ts';
import { type Kept, paintAt, recordPaints } from './first-paint/recordPaints.ts';

const moments = [500, 1000, 1500, 2000, 3000];
const pages = {
  club: '/arabesk',
  courses: '/arabesk/cursussen',
  course: '/arabesk/ballet-6-8',
  form: '/arabesk/winkelmandje?stap=gegevens',
};

const name = process.argv[2];
if (name === undefined) throw new Error('Which name? E.g. after');

const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-bench-'));
const server = await startPortalServer({ dataFolder });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  for (const [page, path] of Object.entries(pages)) {
    const url = `${server.origin}${path}`;
    const kept = page === 'form' ? await keptOfParent() : undefined;
    // The first visit also warms up the server's code.
    await recordPaints(browser, { url, kept, until: 0 });
    const paints = await recordPaints(browser, { url, kept, until: Math.max(...moments) });
    const pictures = moments.map((moment) => ({ moment, picture: paintAt(paints, moment)?.picture }));
    const file = join('docs/images', `first-paint-${page}-${name}.webp`);
    const strip = await drawStrip(browser, pictures);
    await writeFile(join(root, file), strip);
    const painted = paints.filter(({ at }) => at >= 0).map(({ at }) => at.toFixed(0));
    console.log(`${file}: ${(strip.byteLength / 1000).toFixed(0)} kB, painted at ${painted.join(', ')} ms`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** A parent with a course in the cart. */
async function keptOfParent(): Promise<Kept> {
  const context = await browser.newContext({ baseURL: server.origin });
  await openForm(await context.newPage(), 'ballet-6-8', 'Lars');
  const kept = await context.storageState();
  await context.close();
  return kept;
}
