import type { Browser } from 'playwright';
import { medianOf } from './medianOf.ts';

/** Milliseconds that `compileForm` takes: the first time on a page, before the browser knows its code, and after that. */
export interface CompileMeasurement {
  readonly first: number;
  readonly warm: number;
}

declare global {
  interface Window {
    /** How long each of so many compilations took, in milliseconds. */
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
