import type { Page } from '@playwright/test';

/**
 * Counts from now on what moves by itself in the screens of a page, of each document anew: what moves within half a second of
 * a press is an answer to it, and what only the shell around a screen moves is the shell's.
 * @returns What asks for the sum so far.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift; // what the observer gives
        const isOfScreen = sources.some(({ node }) => document.querySelector('main')?.contains(node ?? null));
        if (!hadRecentInput && isOfScreen) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift); // set above
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}
