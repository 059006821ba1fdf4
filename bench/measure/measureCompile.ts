import type { Browser } from 'playwright';
import { medianOf } from './medianOf.ts';

/** Duration of `compileForm` in milliseconds: the first time on a page, while its code is cold, and later when it is warm. */
export interface CompileMeasurement {
  readonly first: number;
  readonly warm: number;
}

declare global {
  interface Window {
    /** The duration of each compilation in this number of runs, in milliseconds. */
    compileTimes: (runs: number) => readonly number[];
  }
}

const warmUp = 50;

export async function measureCompile(
  browser: Browser,
  origin: string,
  count: number,
): Promise<CompileMeasurement> {
  const page = await browser.newPage();
  await page.goto(`${origin}/compile.html?count=${count}`);
  await page.waitForFunction(() => window.compileTimes !== undefined);
  const times = await page.evaluate((runs) => window.compileTimes(runs), warmUp + 200);
  await page.close();
  return { first: times[0] ?? Number.NaN, warm: medianOf(times.slice(warmUp)) };
}
