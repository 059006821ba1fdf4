import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { openDebuggedBrowser } from '../measure/debuggedBrowser.ts';
import { waitForIdleMachine, watchMachine } from '../measure/machine.ts';
import { longTasksOf } from './long-tasks/longTasks.ts';
import { sourceNames } from './long-tasks/sourceNames.ts';
import { traceVisit } from './long-tasks/traceVisit.ts';
import type { MeasuredPage } from './measuredPages.ts';
import type { Origins } from './measureRuns.ts';
import type { ProfiledVisit } from './pageRun.ts';

/** Maximum number of visits to one page. */
const maxAttempts = 3;

/**
 * Opens each page once more on the slow phone, with a profiler, and finds its long tasks. Functions have the names of the
 * sources: the same sources are built a second time with maps, and their scripts get the same names.
 */
export async function findLongTasks(
  pages: readonly MeasuredPage[],
  origins: Origins,
): Promise<ReadonlyMap<MeasuredPage, ProfiledVisit>> {
  const outDir = mkdtempSync(join(tmpdir(), 'clubpoort-maps-'));
  try {
    await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, sourcemap: 'hidden' } });
    const nameOf = sourceNames(join(outDir, 'assets'));
    const found = new Map<MeasuredPage, ProfiledVisit>();
    for (const page of pages) found.set(page, await profileVisit(page, origins[page.from], nameOf));
    return found;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Repeats a visit whose trace lacks the navigation. */
async function profileVisit(
  page: MeasuredPage,
  origin: string,
  nameOf: ReturnType<typeof sourceNames>,
  attempt = 1,
): Promise<ProfiledVisit> {
  const browser = await openDebuggedBrowser(origin);
  try {
    const url = `${origin}${await page.prepare(browser)}`;
    const before = await waitForIdleMachine();
    const { result, load } = await watchMachine(() => traceVisit(browser.context, url));
    const tasks = longTasksOf(result, url, nameOf);
    if (tasks) return { tasks, before, during: load };
  } finally {
    await browser.close();
  }
  if (attempt === maxAttempts)
    throw new Error(`The trace of ${page.name} has no navigation in ${maxAttempts} visits`);
  return profileVisit(page, origin, nameOf, attempt + 1);
}
