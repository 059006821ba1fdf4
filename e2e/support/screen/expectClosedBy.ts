import type { Page } from '@playwright/test';

/** Presses what closes its own window, and waits until it has: a browser may be gone before it answers the press. */
export async function expectClosedBy(window: Page, press: () => Promise<void>): Promise<void> {
  const closed = window.waitForEvent('close');
  await press().catch((error: unknown) => {
    if (!/has been closed/.test(String(error))) throw error;
  });
  await closed;
}
