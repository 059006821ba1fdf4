import type { Page } from '@playwright/test';
import { enrolNewAccount } from '../person/enrolNewAccount.ts';
import { expect } from '../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from './faultyCall.ts';

const own = (page: Page) => page.getByRole('region', { name: 'Mijn inschrijvingen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Naar welke groep gaat Nele Janssens?' });
const other = (page: Page) => dialog(page).getByRole('radio', { name: /^Hedendaags voor volwassenen/ });

async function openRegistrations(page: Page): Promise<void> {
  await enrolNewAccount(page);
  await page.goto('/dashboard');
  await expect(
    own(page).getByRole('link', { name: 'Ballet voor volwassenen, starters', exact: true }),
  ).toBeVisible();
}

const press = (page: Page) =>
  own(page)
    .getByRole('button', { name: /^Wissel van groep/ })
    .click();
const confirm = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Wissel naar/ })
    .click();

const toAnswers = (page: Page) => page.getByRole('link', { name: /^Bekijk of wijzig de antwoorden/ });
const change = (page: Page) => page.getByRole('button', { name: 'Wijzig je antwoorden' });
const save = (page: Page) => page.getByRole('button', { name: 'Bewaar je antwoorden' });
const contact = (page: Page) => page.getByRole('textbox', { name: 'Wie mogen we bellen?' });

/** A registration that moves to another group, and answers that change. */
export const changing: readonly FaultyCall[] = [
  {
    screen: 'the choice of another group',
    operation: 'get_change_options',
    open: openRegistrations,
    async fail(page) {
      await press(page);
      await expectRetry(page);
      await expect(dialog(page).getByText(/^Nu: Ballet voor volwassenen, starters/)).toBeVisible();
    },
    async recover(page) {
      await retry(page);
      await expect(other(page)).toBeVisible();
    },
  },
  {
    screen: 'the change to another group',
    operation: 'change_registration',
    async open(page) {
      await openRegistrations(page);
      await press(page);
      await other(page).check();
    },
    async fail(page) {
      await confirm(page);
      await expectApology(page);
      await expect(other(page)).toBeChecked();
    },
    async recover(page) {
      await confirm(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(
        own(page).getByRole('link', { name: 'Hedendaags voor volwassenen', exact: true }),
      ).toBeVisible();
    },
  },
  {
    screen: 'the answers of a registration',
    operation: 'get_answers',
    open: openRegistrations,
    async fail(page) {
      await toAnswers(page).click();
      await expectRetry(page);
      await expect(page.getByRole('heading', { name: /^Wat je invulde voor Nele/ })).toBeVisible();
    },
    async recover(page) {
      await retry(page);
      await expect(change(page)).toBeVisible();
    },
  },
  {
    screen: 'a change of the answers of a registration',
    operation: 'change_answers',
    async open(page) {
      await openRegistrations(page);
      await toAnswers(page).click();
      await change(page).click();
      await contact(page).fill('Oma Rita');
    },
    async fail(page) {
      await save(page).click();
      await expectApology(page);
      await expect(contact(page)).toHaveValue('Oma Rita');
    },
    async recover(page) {
      await save(page).click();
      await expect(page.getByText('Oma Rita')).toBeVisible();
      await expect(change(page)).toBeVisible();
    },
  },
];
