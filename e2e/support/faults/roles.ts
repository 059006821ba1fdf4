import type { Page } from '@playwright/test';
import { registerNewAccount } from '../person/newAccount.ts';
import { expect } from '../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from './faultyCall.ts';

const accept = (page: Page) => page.getByRole('button', { name: 'Aanvaard de uitnodiging' });
const used = (page: Page) => page.getByText('Deze link is al gebruikt of verlopen');

/** An invitation that the server doesn't know: only a command of the operator makes real ones. */
const invite = {
  club: { url: 'arabesk', title: 'Dansschool Arabesk' },
  role: 'admin',
  mail: 'bestuur@example.org',
  expires: Date.UTC(2030, 0, 1) / 1000,
};

const followed: FaultyCall = {
  screen: 'the page of an invitation to a role',
  operation: 'get_role_invite',
  async open(page) {
    await page.goto('/rol-aanvaarden?code=onbekend');
    await expect(used(page)).toBeVisible();
  },
  async fail(page) {
    await page.reload();
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(used(page)).toBeVisible();
  },
};

const accepting: FaultyCall = {
  screen: 'the acceptance of a role',
  operation: 'accept_role_invite',
  async open(page) {
    await registerNewAccount(page);
    await page.route('**/api?q=get_role_invite', (route) => route.fulfill({ json: { result: invite } }));
    await page.goto('/rol-aanvaarden?code=onbekend');
  },
  async fail(page) {
    await accept(page).click();
    await expectApology(page);
    await expect(accept(page)).toBeEnabled();
  },
  async recover(page) {
    await accept(page).click();
    await expect(page.getByText('Deze uitnodiging is al gebruikt of verlopen.')).toBeVisible();
  },
};

/** Calls about an invitation to a role at a club. */
export const roles: readonly FaultyCall[] = [followed, accepting];
