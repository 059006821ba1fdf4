import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { type Contender, contenders, counts, runs } from './contenders.ts';
import { type Measurement, measureForm } from './measure/measureForm.ts';
import { barsOf, type Results, reportOf } from './report.ts';
import { serveBuild } from './serveBuild.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

await build({ configFile: `${folder}vite.config.ts`, mode: 'production', logLevel: 'warn' });
const site = await serveBuild(`${folder}dist`);
const browser = await chromium.launch(chromiumLaunchOptions());

const results = new Map<Contender, Map<number, Measurement[]>>(
  contenders.map(({ page }) => [page, new Map(counts.map((count) => [count, []]))]),
);

try {
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs}`);
    for (const count of counts) {
      for (const { page, name } of contenders) {
        const measurement = await measureForm(browser, site.origin, page, count);
        if (measurement.errorsShown === 0) throw new Error(`${name} showed no error at ${count} questions`);
        results.get(page)?.get(count)?.push(measurement);
      }
    }
  }
  await report(results, browser.version());
} finally {
  await browser.close();
  site.close();
}

async function report(measured: Results, version: string): Promise<void> {
  const text = reportOf(measured, version);
  await writeFile(`${folder}results.md`, text);
  console.log(text);
  if (barsOf(measured).some(({ measured, atMost }) => !(measured <= atMost))) process.exitCode = 1;
}
