import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

export const accountScreens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-incomplete',
    path: '/login',
    steps: async (page) => {
      await submitLogin(page);
      await expect(page.getByText('Vul je wachtwoord in.')).toBeVisible();
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    expectedErrors: /401/,
    steps: async (page) => {
      await page.getByLabel('E-mailadres', { exact: true }).fill(family);
      await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd-wachtwoord');
      await submitLogin(page);
      await expect(page.getByText('Wachtwoord komt niet overeen met account')).toBeVisible();
    },
  },
  { name: 'account-blocked', path: '/arabesk', login: 'geblokkeerd@example.org', expectedErrors: /403/ },
  {
    name: 'member-menu',
    path: '/arabesk',
    login: family,
    isOverlay: true,
    steps: async (page) => {
      await page.getByRole('button', { name: /kies gezinslid/i }).click();
      await expect(page.getByRole('button', { name: 'Afmelden' })).toBeVisible();
    },
  },
  {
    name: 'drawer',
    path: '/arabesk',
    login: family,
    below: 1024,
    isOverlay: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Meer' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
];

async function submitLogin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
}
