/**
 * Measures the form engine beside other forms, the server, and the pages of the portal. Run whole by `npm run bench`, which
 * writes the results; `npm run bench -- --only=jsonForms,rows --counts=10,300 --runs=1` measures a part, and shows it.
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { buildPages } from './buildPages.ts';
import { goalsOf, isExplained, isReached } from './goals.ts';
import { measureAll } from './measure/measureAll.ts';
import { readOptions } from './options.ts';
import { reportOf } from './report.ts';
import type { Results } from './results.ts';
import { serveBuild } from './serveBuild.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const options = readOptions(process.argv.slice(2));

const site = await serveBuild(await buildPages());
const browser = await chromium.launch(chromiumLaunchOptions());

try {
  await report(await measureAll(browser, site.origin, options), browser.version());
} finally {
  await browser.close();
  site.close();
}

// Separate processes, because the server's code needs another import condition than the portal's.
for (const script of ['server', 'pages', 'portal', 'lighthouse'].filter((name) => options.only.has(name))) {
  const { status } = spawnSync(process.execPath, ['--conditions=club-source', `${folder}${script}.ts`], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

async function report(results: Results, version: string): Promise<void> {
  const text = reportOf(results, version);
  console.log(text);
  if (options.isPart) return;
  await writeFile(`${folder}results.md`, text);
  if (goalsOf(results).some((goal) => !isReached(goal) && !isExplained(goal))) process.exitCode = 1;
}
