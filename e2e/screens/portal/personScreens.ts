import type { Page } from '@playwright/test';
import { newPassword, registerNewAccount, uniqueMail } from '../../support/person/newAccount.ts';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

/** The screens where somebody says who they are: an account, passwords, a profile, a guardian. */
export const personScreens: readonly Screen[] = [
  { name: 'register', path: '/registreren' },
  {
    name: 'register-incomplete',
    path: '/registreren',
    steps: async (page) => {
      await page.getByRole('textbox', { name: 'Geboortedatum' }).fill('2/1/2014');
      await press(page, 'Maak account aan');
      await expect(page.getByText('Sommige velden zijn niet juist ingevuld')).toBeVisible();
    },
  },
  { name: 'forgot-password', path: '/wachtwoord-vergeten' },
  {
    name: 'forgot-password-sent',
    path: '/wachtwoord-vergeten',
    steps: async (page) => {
      await page.getByRole('textbox', { name: 'E-mailadres' }).fill('niemand@example.org');
      await press(page, 'Stuur de link');
      await expect(page.getByText('Kijk in je mailbox')).toBeVisible();
    },
  },
  { name: 'reset-password', path: '/wachtwoord-herstellen?code=onbekend' },
  {
    name: 'reset-password-used',
    path: '/wachtwoord-herstellen?code=onbekend',
    expectedErrors: /4\d\d/,
    steps: async (page) => {
      await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een nieuwe zin');
      await page.getByLabel('Herhaal je nieuwe wachtwoord', { exact: true }).fill('een nieuwe zin');
      await press(page, 'Bewaar wachtwoord');
      await expect(page.getByText('Deze link is al gebruikt of verlopen')).toBeVisible();
    },
  },
  {
    name: 'unconfirmed-mail',
    path: '/registreren',
    steps: async (page) => {
      await registerNewAccount(page);
      await page.goto('/arabesk');
      await expect(page.getByText('Bevestig je e-mailadres', { exact: true })).toBeVisible();
    },
  },
  { name: 'confirm-mail', path: '/e-mail-bevestigen?code=onbekend', login: family },
  {
    name: 'confirm-mail-used',
    path: '/e-mail-bevestigen?code=onbekend',
    login: family,
    expectedErrors: /4\d\d/,
    steps: async (page) => {
      await press(page, 'Bevestig je e-mailadres');
      await expect(page.getByText('Deze link is al gebruikt of verlopen')).toBeVisible();
    },
  },
  {
    name: 'profile-new-mail',
    path: '/registreren',
    isOverlay: true,
    steps: async (page) => {
      await registerNewAccount(page);
      await askNewMail(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'profile-pending-mail',
    path: '/registreren',
    steps: async (page) => {
      await registerNewAccount(page);
      await askNewMail(page);
      await page.getByLabel('Je wachtwoord', { exact: true }).fill(newPassword);
      await press(page, 'Stuur de link');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  { name: 'profile', path: '/profiel', login: family },
  {
    name: 'profile-password',
    path: '/profiel',
    login: family,
    steps: async (page) => {
      await press(page, 'Wijzig wachtwoord');
      await expect(page.getByLabel('Huidig wachtwoord', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'profile-leaving',
    path: '/profiel',
    login: family,
    isOverlay: true,
    steps: async (page) => {
      await page.getByRole('textbox', { name: 'Achternaam' }).fill('Maes');
      await page.getByRole('link', { name: 'Voeg een gezinslid toe' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'add-family-member', path: '/profiel/gezinslid-toevoegen', login: family },
  guardian('guardian-new', 'tiener@example.org'),
  guardian('guardian-family', 'tiener2@example.org', async (page) => {
    await page.getByRole('radio').nth(1).check();
    await press(page, 'Bewaren');
    await expect(page.getByText(/^Geboortedatum is niet ingevuld/)).toBeVisible();
  }),
];

function guardian(name: string, login: string, then?: Screen['steps']): Screen {
  return {
    name,
    path: '/arabesk',
    login,
    isOverlay: true,
    steps: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Wie is je ouder of voogd?' })).toBeVisible();
      await then?.(page);
    },
  };
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

async function askNewMail(page: Page): Promise<void> {
  await page.goto('/profiel');
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Nele');
  await page.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill(uniqueMail());
  await press(page, 'Bewaar profiel');
}
