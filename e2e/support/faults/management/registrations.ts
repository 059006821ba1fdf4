import type { Page } from '@playwright/test';
import { logIn } from '../../person/logIn.ts';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';

/** Jazz 12-15 jaar, in which Noor is registered. */
const list = '/arabesk/beheer?cursus=106';
const main = (page: Page) => page.getByRole('main');
const noor = (page: Page) => main(page).getByRole('link', { name: 'Noor Peeters' });
/** The person whose registration is cancelled. Noor keeps hers, because later rows ask for her in this course. */
const fien = (page: Page) => main(page).getByRole('link', { name: 'Fien Verhaeghe' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /annuleren\?$/ });
const reason = (page: Page) => dialog(page).getByRole('textbox', { name: /^Reden/ });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Annuleer de inschrijving' });

async function asManager(page: Page): Promise<void> {
  await logIn(page, 'beheer@example.org');
}

const courses: FaultyCall = {
  screen: 'the courses of a club for its manager',
  operation: 'get_managed_courses',
  open: asManager,
  async fail(page) {
    await page.goto('/arabesk/beheer');
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(main(page).getByRole('link', { name: 'Kleuterdans' })).toBeVisible();
  },
};

const registrations: FaultyCall = {
  screen: 'the registrations of a course for its manager',
  operation: 'get_managed_registrations',
  open: asManager,
  async fail(page) {
    await page.goto(list);
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(noor(page)).toBeVisible();
  },
};

async function openList(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(list);
  await expect(noor(page)).toBeVisible();
}

const registration: FaultyCall = {
  screen: 'a registration for a manager',
  operation: 'read_managed_registration',
  open: openList,
  async fail(page) {
    await noor(page).click();
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Noor Peeters' })).toBeVisible();
  },
};

const cancellation: FaultyCall = {
  screen: 'the cancellation of a registration by a manager',
  operation: 'cancel_for_club',
  async open(page) {
    await openList(page);
    await fien(page).click();
    await main(page).getByRole('button', { name: 'Annuleer de inschrijving' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('Er verandert niets aan de bedragen.');
    await reason(page).fill('De les gaat niet door.');
  },
  async fail(page) {
    await confirm(page).click();
    await expectApology(page);
    await expect(reason(page)).toHaveValue('De les gaat niet door.');
  },
  async recover(page) {
    await confirm(page).click();
    await expect(page.getByText('De inschrijving van Fien Verhaeghe is geannuleerd.')).toBeVisible();
  },
};

/** Calls of the screens for managers. */
export const managing: readonly FaultyCall[] = [courses, registrations, registration, cancellation];
