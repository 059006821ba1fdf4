import type { Page } from '@playwright/test';
import { managementParts } from '../../support/journey/openPart.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const login = 'beheer@example.org';

/** The screens of a club for its managers. */
export const managerScreens: readonly Screen[] = [
  { name: 'manager', path: '/arabesk/beheer', login, steps: drawn('link', 'Kleuterdans') },
  {
    name: 'manager-parts',
    path: '/arabesk/beheer/lessen',
    login,
    isOverlay: true,
    async steps(page) {
      await managementParts(page).getByRole('button', { name: 'Alle onderdelen' }).click();
      await expect(managementParts(page).getByRole('link', { name: 'Instellingen' })).toBeVisible();
    },
  },
  {
    name: 'manager-search',
    path: '/arabesk/beheer?zoek=kleuter',
    login,
    steps: drawn('link', 'Kleuterdans'),
  },
  {
    name: 'manager-nothing-found',
    path: '/arabesk/beheer?zoek=judo',
    login,
    steps: drawn('heading', 'We vinden geen cursus of activiteit'),
  },
  { name: 'manager-course', path: '/arabesk/beheer?cursus=106', login, steps: drawn('link', 'Noor Peeters') },
  {
    name: 'manager-registration',
    path: '/arabesk/beheer?cursus=106',
    login,
    steps: open('Fien Verhaeghe'),
  },
  {
    name: 'manager-cancel',
    path: '/arabesk/beheer?cursus=106',
    login,
    async steps(page) {
      await open('Noor Peeters')(page);
      await page.getByRole('button', { name: 'Annuleer de inschrijving' }).click();
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('Creditnota');
    },
  },
  {
    name: 'manager-unknown-course',
    path: '/arabesk/beheer?cursus=999999',
    login,
    steps: drawn('heading', 'We vinden deze cursus niet.'),
    expectedErrors: /404/,
  },
  {
    name: 'manager-payments',
    path: '/arabesk/beheer/betalingen?toon=alles',
    login,
    steps: (page) => expect(page.getByText(/kostennota’s$/)).toBeVisible(),
  },
  {
    name: 'manager-payment',
    path: '/arabesk/beheer/betalingen?toon=alles',
    login,
    isOverlay: true,
    steps: openAction('Noteer een betaling', 'Betaling voor'),
  },
  {
    name: 'manager-credit',
    path: '/arabesk/beheer/betalingen?toon=alles',
    login,
    isOverlay: true,
    steps: openAction('Geef een bedrag terug', 'Bedrag teruggeven van'),
  },
  {
    name: 'manager-messages',
    path: '/arabesk/beheer/berichten',
    login,
    steps: (page) => expect(page.getByRole('button', { name: 'Schrijf een bericht' })).toBeVisible(),
  },
  {
    name: 'manager-lessons',
    path: '/arabesk/beheer/lessen',
    login,
    steps: (page) => expect(page.getByRole('button', { name: /^Gaat niet door/ }).first()).toBeVisible(),
  },
  {
    name: 'manager-mails',
    path: '/arabesk/beheer/mails',
    login,
    steps: drawn('heading', 'Alle mails zijn bezorgd'),
  },
  {
    name: 'manager-actions',
    path: '/arabesk/beheer/acties',
    login,
    // The list is not empty where an earlier screen opened the answers of a person.
    steps: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
];

function open(name: string) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('link', { name }).click();
    await drawn('heading', name)(page);
  };
}

function drawn(role: 'heading' | 'link', name: string) {
  return (page: Page) => expect(page.getByRole('main').getByRole(role, { name })).toBeVisible();
}

/** Opens an action of the first invoice that has it, behind its button "Meer". */
function openAction(action: string, title: string) {
  return async (page: Page) => {
    await page
      .getByRole('button', { name: /^Meer voor/ })
      .first()
      .click();
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog', { name: title }).getByLabel('Bedrag')).toBeVisible();
  };
}
