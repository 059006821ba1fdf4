import type { Page } from '@playwright/test';
import type { OperationName } from '#schemas/operations.ts';
import type { PortalServer } from '../server/startPortalServer.ts';
import { expect } from '../test.ts';

/** A call of a screen, with the actions of a person and the expected screen when the call fails. */
export interface FaultyCall {
  readonly screen: string;
  readonly operation: OperationName;
  /** All steps before the call. The input typed here must survive the failure. */
  readonly open: (page: Page, portal: PortalServer) => Promise<void>;
  /** Makes the failing call. Checks that the screen explains the failure, and that no typed input is lost. */
  readonly fail: (page: Page) => Promise<void>;
  /** Retries through the screen, now that the call succeeds, and checks the result. */
  readonly recover: (page: Page) => Promise<void>;
}

/** The texts with which the portal reports a failed call when the server gave no reason. */
export const apology =
  /geen internet|duurt te lang|ophalen van de gegevens|aan onze kant|iets misgegaan|konden deze club niet laden/;

/** Checks that the screen reports a failed load and offers a retry. */
export async function expectRetry(page: Page): Promise<void> {
  await expect(retryButton(page)).toBeVisible();
  await expect(page.getByText(apology).first()).toBeVisible();
}

/** Presses the retry button. An automatic retry may have succeeded meanwhile and removed the button. */
export async function retry(page: Page): Promise<void> {
  const again = retryButton(page);
  await expect(async () => {
    if ((await again.count()) > 0) await again.click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

/** Checks that the screen reports a failed submission. */
export async function expectApology(page: Page): Promise<void> {
  await expect(apologies(page).first()).toBeVisible();
}

export function apologies(page: Page) {
  return page.getByRole('alert').filter({ hasText: apology });
}

export function retryButton(page: Page) {
  return page.getByRole('button', { name: 'Opnieuw proberen' });
}
