import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

/** What stands on a screen when something is not there, and every design part on its own. */
export const stateScreens: readonly Screen[] = [
  { name: 'not-found', path: '/404', expectedErrors: /404/ },
  {
    name: 'server-down',
    // The server renders a visitor's page with its data, so only somebody who is logged in requests the club.
    login: family,
    path: '/arabesk',
    expectedErrors: /Failed to load resource/,
    steps: (page) => failing(page, '**/api?q=get_club_by_url*'),
  },
  { name: 'offline', path: '/offline.html' },
  {
    name: 'newer-version',
    path: '/arabesk',
    steps: async (page) => {
      // A newer worker that waits, as the browser would tell of it.
      await page.addInitScript(() => {
        const waiting = Object.assign(new EventTarget(), { state: 'installed' });
        const registration = Object.assign(new EventTarget(), { waiting });
        const container = { register: async () => registration, controller: {}, addEventListener: () => {} };
        Object.defineProperty(navigator, 'serviceWorker', { value: container });
      });
      await page.reload();
      await expect(page.getByText('Er is een nieuwe versie', { exact: true })).toBeVisible();
    },
  },
  { name: 'styleguide', path: '/styleguide' },
  {
    name: 'styleguide-dialog',
    path: '/styleguide',
    isOverlay: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Venster openen' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'styleguide-notice',
    path: '/styleguide',
    isOverlay: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Melding tonen' }).click();
      await expect(page.getByRole('button', { name: 'Sluit melding' })).toBeVisible();
    },
  },
];

async function failing(page: Page, call: string): Promise<void> {
  await page.route(call, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
}
