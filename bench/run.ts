import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { contenders, counts, type FormPage, runs } from './contenders.ts';
import { goalsOf, isReached } from './goals.ts';
import { type CompileMeasurement, measureCompile } from './measure/measureCompile.ts';
import { type Measurement, measureForm } from './measure/measureForm.ts';
import { measureSelect, type SelectMeasurement } from './measure/measureSelect.ts';
import { scriptBytes } from './measure/scriptBytes.ts';
import { reportOf } from './report.ts';
import type { Results } from './results.ts';
import { serveBuild } from './serveBuild.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

await build({ configFile: `${folder}vite.config.ts`, mode: 'production', logLevel: 'warn' });
const site = await serveBuild(`${folder}dist`);
const browser = await chromium.launch(chromiumLaunchOptions());

try {
  await report(await measureAll(browser, site.origin), browser.version());
} finally {
  await browser.close();
  site.close();
}

// Separate processes, because the server's code needs another import condition than the portal's.
for (const script of ['server.ts', 'lighthouse.ts']) {
  const { status } = spawnSync(process.execPath, ['--conditions=club-source', `${folder}${script}`], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

async function measureAll(opened: Browser, origin: string): Promise<Results> {
  const forms = new Map<FormPage, Map<number, Measurement[]>>(
    contenders.map(({ page }) => [page, new Map(counts.map((count) => [count, []]))]),
  );
  const compile: CompileMeasurement[] = [];
  const paged: SelectMeasurement[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs}`);
    for (const count of counts) {
      for (const { page, name } of contenders) {
        const measurement = await measureForm(opened, origin, { page, count });
        if (measurement.errorsShown === 0) throw new Error(`${name} showed no error at ${count} questions`);
        forms.get(page)?.get(count)?.push(measurement);
      }
    }
    compile.push(await measureCompile(opened, origin, 1000));
    paged.push(await measureSelect(opened, origin, { as: 'paged', count: 40_000 }));
  }
  // Measured only once: a browser needs many seconds for a native list of that length.
  const native = [await measureSelect(opened, origin, { as: 'native', count: 40_000 })];
  const bytes: Results['bytes'] = new Map(
    await Promise.all(
      [...contenders.map(({ page }) => page), 'reactAlone' as const].map(
        async (page) => [page, await scriptBytes(opened, `${origin}/${page}.html?count=10`)] as const,
      ),
    ),
  );
  return { forms, compile, select: { paged, native }, bytes };
}

async function report(results: Results, version: string): Promise<void> {
  const text = reportOf(results, version);
  await writeFile(`${folder}results.md`, text);
  console.log(text);
  if (goalsOf(results).some((goal) => !isReached(goal) && goal.whyMissed === undefined)) process.exitCode = 1;
}
