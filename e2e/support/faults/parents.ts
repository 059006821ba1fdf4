import type { Page } from '@playwright/test';
import { confirmAddress } from '../person/confirmAddress.ts';
import { mailedLink } from '../person/mailedLink.ts';
import { newPassword, registerNewAccount, uniqueMail } from '../person/newAccount.ts';
import type { PortalServer } from '../server/startPortalServer.ts';
import { expect } from '../test.ts';
import { apology, expectApology, expectRetry, type FaultyCall, retry } from './faultyCall.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Ouders' });
const field = (page: Page) => page.getByRole('textbox', { name: 'E-mailadres van de andere ouder' });
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const registering = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Maak een account aan' });
const accept = (page: Page) => page.getByRole('button', { name: 'Aanvaard de uitnodiging' });

/** Calls the server directly, past the screen and the planted fault. */
async function ask(page: Page, operation: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api?q=${operation}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Registers a parent who may invite: their address is confirmed. Returns it. */
async function confirmed(page: Page, portal: PortalServer): Promise<string> {
  const mail = await registerNewAccount(page);
  await confirmAddress(page, mail, portal.dataFolder);
  return mail;
}

/** Registers a parent who invites somebody, and returns the link of the mail. */
async function invited(page: Page, portal: PortalServer): Promise<URL> {
  await confirmed(page, portal);
  const mail = uniqueMail();
  await ask(page, 'invite_parent', { mail });
  return mailedLink({ to: mail, path: '/ouder-worden' }, portal.dataFolder);
}

/** Registers two parents of one family. The second one is logged in at the end. Returns the address of the first one. */
async function together(page: Page, portal: PortalServer): Promise<string> {
  const first = await confirmed(page, portal);
  const mail = uniqueMail();
  await ask(page, 'invite_parent', { mail });
  const link = await mailedLink({ to: mail, path: '/ouder-worden' }, portal.dataFolder);
  await confirmAddress(
    page,
    await registerNewAccount(page, { fname: 'Bart', lname: 'Claes' }),
    portal.dataFolder,
  );
  await ask(page, 'accept_parent_invite', { code: link.searchParams.get('code') });
  return first;
}

async function openProfile(page: Page): Promise<void> {
  const { user } = await (await page.request.post('/api?q=validate_auth', { data: {} })).json();
  await page.goto(`/profiel?uid=${user.uid}`);
  await expect(card(page).getByText('jij', { exact: true })).toBeVisible();
}

const list: FaultyCall = {
  screen: 'the parents on a profile',
  operation: 'get_parents',
  async open(page, portal) {
    await confirmed(page, portal);
  },
  async fail(page) {
    await page.goto('/profiel');
    await expectRetry(page);
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Nele');
  },
  async recover(page) {
    await retry(page);
    await expect(field(page)).toBeVisible();
  },
};

const inviting: FaultyCall = {
  screen: 'the invitation of the other parent',
  operation: 'invite_parent',
  async open(page, portal) {
    await confirmed(page, portal);
    await openProfile(page);
    await field(page).fill('papa@example.org');
  },
  async fail(page) {
    await button(page, 'Stuur de uitnodiging').click();
    await expectApology(page);
    await expect(field(page)).toHaveValue('papa@example.org');
  },
  async recover(page) {
    await button(page, 'Stuur de uitnodiging').click();
    await expect(card(page).getByText(/^Uitgenodigd op/)).toBeVisible();
  },
};

const withdrawing: FaultyCall = {
  screen: 'the withdrawal of an invitation',
  operation: 'withdraw_parent_invite',
  async open(page, portal) {
    await invited(page, portal);
    await openProfile(page);
  },
  async fail(page) {
    await button(page, /^Trek de uitnodiging in/).click();
    await expect(page.getByRole('log').getByText(apology)).toBeVisible();
    await expect(card(page).getByText(/^Uitgenodigd op/)).toBeVisible();
  },
  async recover(page) {
    await button(page, /^Trek de uitnodiging in/).click();
    await expect(field(page)).toBeVisible();
  },
};

/** A reload keeps the code of the link. */
const followed: FaultyCall = {
  screen: 'the page of an invitation',
  operation: 'get_parent_invite',
  async open(page, portal) {
    const { pathname, search } = await invited(page, portal);
    await page.context().clearCookies();
    await page.goto(pathname + search);
    await expect(registering(page)).toBeVisible();
  },
  async fail(page) {
    await page.reload();
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(registering(page)).toBeVisible();
  },
};

const accepting: FaultyCall = {
  screen: 'the acceptance of an invitation to be a parent',
  operation: 'accept_parent_invite',
  async open(page, portal) {
    const { pathname, search } = await invited(page, portal);
    await confirmAddress(
      page,
      await registerNewAccount(page, { fname: 'Bart', lname: 'Claes' }),
      portal.dataFolder,
    );
    await page.goto(pathname + search);
  },
  async fail(page) {
    await accept(page).click();
    await expectApology(page);
    await expect(accept(page)).toBeEnabled();
  },
  async recover(page) {
    await accept(page).click();
    await expect(page).toHaveURL('/dashboard');
  },
};

const leaving: FaultyCall = {
  screen: 'the dialog before leaving a family',
  operation: 'leave_family',
  async open(page, portal) {
    await together(page, portal);
    await openProfile(page);
    await button(page, 'Verlaat dit gezin').click();
  },
  async fail(page) {
    await dialog(page).getByRole('button', { name: 'Verlaat dit gezin' }).click();
    await expectApology(page);
    await expect(dialog(page)).toBeVisible();
  },
  async recover(page) {
    await dialog(page).getByRole('button', { name: 'Verlaat dit gezin' }).click();
    await expect(page.getByRole('log').getByText('Je hebt het gezin verlaten.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  },
};

const removing: FaultyCall = {
  screen: 'the dialog before a parent is removed',
  operation: 'remove_parent',
  async open(page, portal) {
    const mail = await together(page, portal);
    await ask(page, 'login', { mail, password: newPassword });
    await openProfile(page);
    await button(page, 'Maak ongedaan: Bart Claes').click();
  },
  async fail(page) {
    await dialog(page).getByRole('button', { name: 'Haal Bart Claes uit je gezin' }).click();
    await expectApology(page);
    await expect(dialog(page)).toBeVisible();
  },
  async recover(page) {
    await dialog(page).getByRole('button', { name: 'Haal Bart Claes uit je gezin' }).click();
    await expect(field(page)).toBeVisible();
  },
};

/** Calls about the parents of a family. */
export const parents: readonly FaultyCall[] = [
  ...[list, inviting, withdrawing],
  ...[followed, accepting],
  ...[leaving, removing],
];
