import { openDebuggedBrowser } from '../measure/debuggedBrowser.ts';
import { waitForIdleMachine, watchMachine } from '../measure/machine.ts';
import { measurePage } from '../measure/measurePage.ts';
import type { MeasuredPage } from './measuredPages.ts';
import { isRunBusy, type PageRun } from './pageRun.ts';

export type Origins = Readonly<Record<MeasuredPage['from'], string>>;

interface Setting {
  readonly origins: Origins;
  /** Waits for an idle machine before each run, and repeats a run on a busy one. */
  readonly waitsForIdle: boolean;
}

/** Maximum number of attempts at a run on an idle machine. */
const maxAttempts = 3;

/**
 * Measures the first run of every page, then the second, and so on, so that a slower spell of the machine hits every page. Each
 * run has a browser of its own, so that no page profits from another page's cache.
 */
export async function measureRuns(
  pages: readonly MeasuredPage[],
  { runs, ...setting }: Setting & { readonly runs: number },
): Promise<ReadonlyMap<MeasuredPage, readonly PageRun[]>> {
  const measured = new Map<MeasuredPage, PageRun[]>(pages.map((page) => [page, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, all] of measured) {
      const one = await measureIdle(page, setting);
      all.push(one);
      console.log(`${page.name}, run ${run} of ${runs}${isRunBusy(one) ? ', on a busy machine' : ''}`);
    }
  }
  return measured;
}

/** Repeats a run that other programs disturbed. The last attempt stands, however busy. */
async function measureIdle(page: MeasuredPage, setting: Setting, attempts = 1): Promise<PageRun> {
  const { origins, waitsForIdle } = setting;
  const origin = origins[page.from];
  const browser = await openDebuggedBrowser(origin);
  let run: PageRun;
  try {
    const url = `${origin}${await page.prepare(browser)}`;
    const before = await waitForIdleMachine(waitsForIdle ? undefined : 1);
    const { result, load } = await watchMachine(() => measurePage(url, browser.port));
    run = { measured: result, before, during: load, attempts };
  } finally {
    await browser.close();
  }
  const isRepeated = waitsForIdle && isRunBusy(run) && attempts < maxAttempts;
  return isRepeated ? measureIdle(page, setting, attempts + 1) : run;
}
