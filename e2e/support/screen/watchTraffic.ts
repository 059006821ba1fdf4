import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What the pages of a browser context ask of servers. */
export interface Traffic {
  /** Resolves once nothing is under way, and a page with time for everything asks for nothing more. */
  toEnd(page: Page): Promise<void>;
}

/** Counts from now on which requests are under way. */
export function watchTraffic(context: BrowserContext): Traffic {
  let begun = 0;
  let ended = 0;
  context.on('request', () => {
    begun += 1;
  });
  const countEnd = () => {
    ended += 1;
  };
  context.on('requestfinished', countEnd);
  context.on('requestfailed', countEnd);
  return {
    async toEnd(page) {
      await expect(async () => {
        const before = begun;
        expect(ended, 'requests that ended').toBe(before);
        await page.evaluate(idleTwice);
        expect(begun, 'requests that began').toBe(before);
      }).toPass();
    },
  };
}

/** Runs in the page. What one idle moment starts, e.g. a lazy import, the next one has seen. */
async function idleTwice(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
}
