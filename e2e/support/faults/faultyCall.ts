import type { Page } from '@playwright/test';
import type { OperationName } from '#schemas/operations.ts';
import type { PortalServer } from '../server/startPortalServer.ts';
import { expect } from '../test.ts';

/** A call that a screen makes, and what somebody does and sees when it goes wrong. */
export interface FaultyCall {
  readonly screen: string;
  readonly operation: OperationName;
  /** All that comes before the call; what is typed must still be there later. */
  readonly open: (page: Page, portal: PortalServer) => Promise<void>;
  /** Makes the call, which goes wrong: what stands on the screen is clear, and nothing typed is lost. */
  readonly meet: (page: Page) => Promise<void>;
  /** The call goes through from now on: tries again, by what the screen offers, and sees what was wanted. */
  readonly mend: (page: Page) => Promise<void>;
}

/** What the portal says of a call that went wrong without the server saying why. */
export const apology =
  /geen verbinding|blijft te lang uit|niet begrijpen|aan onze kant|iets misgegaan|konden deze club niet laden/;

/** Something could not be loaded: it says so and offers another try. */
export async function expectRetry(page: Page): Promise<void> {
  await expect(retryButton(page)).toBeVisible();
  await expect(page.getByText(apology).first()).toBeVisible();
}

/** Presses what was offered; what asked again by itself meanwhile has taken the button away. */
export async function retry(page: Page): Promise<void> {
  const again = retryButton(page);
  await expect(async () => {
    if ((await again.count()) > 0) await again.click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

/** Something could not be sent. */
export async function expectApology(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: apology }).first()).toBeVisible();
}

export function retryButton(page: Page) {
  return page.getByRole('button', { name: 'Opnieuw proberen' });
}
