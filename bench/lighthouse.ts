/**
 * Runs Lighthouse on the pages of the built portal, with its simulated phone and network, and checks the bars. It calls no host
 * outside this machine. Writes `lighthouse-results.md`, unless only a part is measured: `--runs=1`, some pages by a part of their
 * name, or `--as-is`, which waits for no idle machine and repeats no run.
 * Usage: node --conditions=club-source bench/lighthouse.ts [--runs=5] [--as-is] [Course …], after `vite build`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPortalServer } from '#e2e/support/server/startPortalServer.ts';
import { root } from '#scripts/root.ts';
import { readManifest } from '#scripts/sizes/builtChunks.ts';
import { findLongTasks } from './first-paint/findLongTasks.ts';
import { buildLimits } from './first-paint/limits/buildLimits.ts';
import { measuredPages } from './first-paint/measuredPages.ts';
import { measureRuns } from './first-paint/measureRuns.ts';
import { missedFigures } from './first-paint/report/figures.ts';
import { lighthouseReport } from './first-paint/report/lighthouseReport.ts';
import { serveBuild } from './serveBuild.ts';

const { values: options, positionals: wanted } = parseArgs({
  options: { runs: { type: 'string' }, 'as-is': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isPart = options.runs !== undefined || options['as-is'] || wanted.length > 0;
const pages = measuredPages.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (pages.length === 0) throw new Error(`No page has a name with ${wanted.join(' or ')}`);

const limits = await serveBuild(await buildLimits(), 'br');
const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-bench-'));
const server = await startPortalServer({ dataFolder });
try {
  const origins = { portal: server.origin, limits: limits.origin };
  // The long tasks come first: a visit that fails then costs no measured runs.
  const visits = await findLongTasks(pages, origins);
  const measured = await measureRuns(pages, {
    origins,
    runs: Number(options.runs ?? 5),
    waitsForIdle: !options['as-is'],
  });
  const text = lighthouseReport({
    version: await versionOfLighthouse(),
    runs: measured,
    visits,
    manifest: readManifest(),
  });
  console.log(text);
  if (!isPart) await writeFile(join(import.meta.dirname, 'lighthouse-results.md'), text);
  if ([...measured].some(([page, all]) => missedFigures(page, all).length > 0)) process.exitCode = 1;
} finally {
  limits.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function versionOfLighthouse(): Promise<string> {
  const file = join(root, 'node_modules/lighthouse/package.json');
  // Safe cast: every npm package has a version.
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
