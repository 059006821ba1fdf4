import type { Page } from '@playwright/test';
import { newPassword, registerNewAccount } from '../person/newAccount.ts';
import { expect } from '../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from './faultyCall.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Jouw gegevens' });
const dialog = (page: Page) => page.getByRole('dialog');
const password = (page: Page) => dialog(page).getByLabel('Je wachtwoord', { exact: true });

async function openDialog(page: Page, name: string): Promise<void> {
  await registerNewAccount(page);
  await page.goto('/profiel');
  await card(page).getByRole('button', { name }).click();
  await password(page).fill(newPassword);
}

/** Checks that the typed password stays after a failed call. */
async function failByPressing(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name }).click();
  await expectApology(page);
  await expect(password(page)).toHaveValue(newPassword);
}

/** Calls about the export and the erasure of personal data. */
export const personalData: readonly FaultyCall[] = [
  {
    screen: 'the dialog before an erasure',
    operation: 'get_erasure',
    async open(page) {
      await registerNewAccount(page);
      await page.goto('/profiel');
    },
    async fail(page) {
      await card(page).getByRole('button', { name: 'Verwijder je account' }).click();
      await expectRetry(page);
      await expect(password(page)).toHaveCount(0);
    },
    async recover(page) {
      await retry(page);
      await expect(dialog(page).getByRole('heading', { name: 'Dit verdwijnt' })).toBeVisible();
    },
  },
  {
    screen: 'the withdrawal of a consent about health',
    operation: 'withdraw_health_consent',
    async open(page) {
      await registerNewAccount(page);
      await page.goto('/profiel');
      await card(page).getByRole('button', { name: 'Trek je toestemming over gezondheid in' }).click();
    },
    async fail(page) {
      await dialog(page).getByRole('button', { name: 'Trek de toestemming in' }).click();
      await expectApology(page);
    },
    async recover(page) {
      await dialog(page).getByRole('button', { name: 'Trek de toestemming in' }).click();
      await expect(page.getByText('Er stond niets over gezondheid.')).toBeVisible();
    },
  },
  {
    screen: 'the erasure of an account',
    operation: 'erase_my_data',
    open: (page) => openDialog(page, 'Verwijder je account'),
    fail: (page) => failByPressing(page, 'Verwijder je account'),
    async recover(page) {
      await dialog(page).getByRole('button', { name: 'Verwijder je account' }).click();
      await expect(page.getByRole('dialog', { name: 'Je account is verwijderd' })).toBeVisible();
    },
  },
  {
    screen: 'the export of personal data',
    operation: 'export_my_data',
    open: (page) => openDialog(page, 'Download je gegevens'),
    fail: (page) => failByPressing(page, 'Download'),
    async recover(page) {
      const file = page.waitForEvent('download');
      await dialog(page).getByRole('button', { name: 'Download' }).click();
      expect((await file).suggestedFilename()).toMatch(/^mijn-gegevens-[\d-]{10}\.zip$/);
    },
  },
];
