import type { Page } from '@playwright/test';
import { openEntries } from '../../support/journey/portalMenus.ts';
import { fillCart } from '../../support/person/fillCart.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

/** She has an order to pay at De Dolfijn. */
const payer = 'federatie@example.org';

export const shellScreens: readonly Screen[] = [
  {
    name: 'alert-invoice',
    path: '/de-dolfijn',
    login: payer,
    steps: (page) => expect(page.getByRole('button', { name: /^Nu betalen/ })).toBeVisible(),
  },
  {
    name: 'alert-feedback',
    path: '/arabesk',
    login: payer,
    steps: async (page) => {
      await chooseWhatIsGone(page);
      await page.goto('/arabesk/winkelmandje');
      await expect(page.getByRole('button', { name: 'Sluiten' })).toBeVisible();
    },
  },
  {
    name: 'notice-log',
    path: '/arabesk',
    login: payer,
    steps: async (page) => {
      await chooseWhatIsGone(page);
      await page.goto('/arabesk/winkelmandje');
      await page.getByRole('button', { name: /^Eerdere meldingen/ }).click();
    },
  },
  {
    name: 'alert-home-screen',
    path: '/arabesk',
    steps: async (page) => {
      // As an iPhone says of itself.
      await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }));
      await page.reload();
      await expect(page.getByText('Zet Clubpoort op je beginscherm')).toBeVisible();
    },
  },
  {
    name: 'club-blocked',
    path: '/de-dolfijn',
    login: 'docent@example.org',
    expectedErrors: /403/,
    steps: (page) => expect(page.getByRole('heading', { level: 1, name: /geen toegang/ })).toBeVisible(),
  },
  {
    name: 'redirecting',
    path: '/arabesk/cursussen',
    login: payer,
    isOverlay: true,
    // The session is over.
    expectedErrors: /401/,
    steps: async (page) => {
      // No document comes, so that this one stays.
      await page.route('**/arabesk', (route) => route.fulfill({ status: 204 }));
      await page.getByRole('button', { name: /kies gezinslid/i }).click();
      await page.getByRole('button', { name: 'Afmelden' }).click();
      await expect(page.getByRole('dialog', { name: 'Even geduld…' })).toBeVisible();
    },
  },
  {
    name: 'club-menu',
    path: '/arabesk',
    login: 'ouder@example.org',
    isOverlay: true,
    steps: async (page) => {
      await openEntries(page);
      await page.getByRole('button', { name: /kies een club/i }).click();
      await expect(page.getByRole('link', { name: 'Zoek een andere club' })).toBeVisible();
    },
  },
  { name: 'embedded-dark', path: '/arabesk/cursussen?embed=abcdefgh12&club=arabesk&hideAside=1&dark=1' },
];

/** A course that is gone since it was chosen: the server says so. */
async function chooseWhatIsGone(page: Page): Promise<void> {
  await fillCart(page, { club: 1, uid: 12, items: { tariffs: [999999] } });
}
