import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The requests of all pages in a browser context. */
export interface Traffic {
  /** Resolves once no request is pending, and an idle page starts no new one. */
  toEnd(page: Page): Promise<void>;
}

/** Counts pending requests from now on. */
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

/** Runs in the page. Waits twice, because one idle callback may start more work, e.g. a lazy import. */
async function idleTwice(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
}
