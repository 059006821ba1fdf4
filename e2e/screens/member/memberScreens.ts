import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

async function toAnswers(page: Page): Promise<string> {
  await page.goto('/dashboard');
  const link = page.getByRole('link', { name: /^Bekijk of wijzig de antwoorden/ }).first();
  return (await link.getAttribute('href')) ?? '/dashboard';
}

/** What a family has to do, and where it has to be. */
export const memberScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard', login: family, steps: drawn('Volgende lessen') },
  {
    name: 'dashboard-late',
    path: '/dashboard',
    login: 'federatie@example.org',
    steps: drawn('Volgende lessen'),
  },
  { name: 'dashboard-new', path: '/dashboard', login: 'beheer@example.org', steps: drawn('Volgende lessen') },
  { name: 'answers-none', path: toAnswers, login: family },
  { name: 'calendar', path: '/calendar', login: family, steps: drawn('Kalender') },
  {
    name: 'calendar-month',
    path: '/calendar?weergave=maand&maand=2026-12',
    login: family,
    steps: drawn('Kalender'),
  },
  { name: 'calendar-list', path: '/calendar?weergave=lijst', login: family, steps: drawn('Kalender') },
  {
    name: 'calendar-filtered',
    path: '/calendar?lid=2&club=arabesk',
    login: family,
    steps: drawn('Kalender'),
  },
  {
    name: 'calendar-empty',
    path: '/calendar?weergave=lijst&maand=2030-07',
    login: family,
    steps: drawn('Kalender'),
  },
  {
    name: 'calendar-address',
    path: '/calendar',
    login: family,
    steps: async (page) => {
      await drawn('Kalender')(page);
      // An earlier picture may have made an address.
      await page.getByRole('button', { name: /^Maak (?:een agenda|nog een )-?adres$/ }).click();
      await expect(page.getByRole('button', { name: 'Kopieer het adres' })).toBeVisible();
    },
  },
  { name: 'communication', path: '/communication', login: family, steps: drawn('Berichten') },
  {
    name: 'communication-of-another-club',
    path: '/communication?vereniging=kompas',
    login: family,
    steps: drawn('Geen berichten van deze club'),
  },
  {
    name: 'communication-empty',
    path: '/communication',
    login: 'beheer@example.org',
    steps: drawn('Er zijn nog geen berichten'),
  },
  {
    name: 'message',
    path: '/communication/arabesk/nieuws',
    login: family,
    steps: drawn('Woensdag dansen we in zaal Fonteyn'),
  },
  {
    name: 'message-not-found',
    path: '/communication/arabesk/bestaat-niet',
    login: family,
    steps: drawn('Dit bericht vinden we niet'),
    expectedErrors: /404/,
  },
];

function drawn(heading: string) {
  return async (page: Page) => {
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  };
}
