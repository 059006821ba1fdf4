import type { Page } from '@playwright/test';
import { registerNewAccount } from '../person/newAccount.ts';
import { expect } from '../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from './faultyCall.ts';
import { asManager } from './management/newInvoice.ts';

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

const page = '/arabesk/beheer/rollen';
const dialog = (on: Page) => on.getByRole('dialog');

const list: FaultyCall = {
  screen: 'the roles of a club for its manager',
  operation: 'get_club_roles',
  open: asManager,
  async fail(on) {
    await on.goto(page);
    await expectRetry(on);
  },
  async recover(on) {
    await retry(on);
    await expect(on.getByText('Dat ben jij')).toBeVisible();
  },
};

async function openRoles(on: Page): Promise<void> {
  await asManager(on);
  await on.goto(page);
  await expect(on.getByText('Dat ben jij')).toBeVisible();
}

const inviting: FaultyCall = {
  screen: 'an invitation to a role',
  operation: 'invite_to_role',
  async open(on) {
    await openRoles(on);
    await on.getByRole('button', { name: 'Nodig iemand uit' }).click();
    await dialog(on).getByLabel('E-mailadres').fill('deur@example.org');
    await dialog(on).getByRole('radio', { name: 'Deur' }).check();
  },
  async fail(on) {
    await dialog(on).getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
    await expectApology(on);
  },
  async recover(on) {
    await dialog(on).getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
    await expect(on.getByText('De uitnodiging is onderweg naar deur@example.org.')).toBeVisible();
  },
};

const changing: FaultyCall = {
  screen: 'another role for a teacher',
  operation: 'change_role',
  open: openRoles,
  async fail(on) {
    await on
      .getByLabel(/^Rol van /)
      .last()
      .selectOption('Secretariaat');
    await expectApology(on);
  },
  async recover(on) {
    await on
      .getByLabel(/^Rol van /)
      .last()
      .selectOption('Secretariaat');
    await expect(on.getByText(/heeft nu de rol secretariaat/)).toBeVisible();
  },
};

const ending: FaultyCall = {
  screen: 'the end of a role',
  operation: 'end_role',
  async open(on) {
    await openRoles(on);
    await on
      .getByRole('button', { name: /^Neem de rol terug van/ })
      .last()
      .click();
  },
  async fail(on) {
    await dialog(on).getByRole('button', { name: 'Neem de rol terug' }).click();
    await expectApology(on);
  },
  async recover(on) {
    await dialog(on).getByRole('button', { name: 'Neem de rol terug' }).click();
    await expect(on.getByText(/heeft geen rol meer/)).toBeVisible();
  },
};

/** Calls about the roles at a club: an invitation for its reader, and the screen of a manager. */
export const roles: readonly FaultyCall[] = [followed, accepting, list, inviting, changing, ending];
