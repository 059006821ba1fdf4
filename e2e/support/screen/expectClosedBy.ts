import type { Page } from '@playwright/test';

/**
 * Performs a press that closes its own window, and waits for the close event. The browser may close before it confirms the
 * press.
 */
export async function expectClosedBy(window: Page, press: () => Promise<void>): Promise<void> {
  const closed = window.waitForEvent('close');
  await press().catch((error: unknown) => {
    if (!/has been closed/.test(String(error))) throw error;
  });
  await closed;
}
