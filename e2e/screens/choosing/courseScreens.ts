import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const lists: readonly Screen[] = [
  { name: 'courses-grid', path: '/arabesk/cursussen?weergave=tegels' },
  { name: 'courses-list', path: '/arabesk/cursussen?weergave=lijst' },
  {
    name: 'courses-filters',
    path: '/arabesk/cursussen?dag=wo,za&leeftijd=8',
    steps: async (page) => {
      await expect(page.getByText(/^\d+ result/)).toBeVisible();
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await expect(page.getByRole('group', { name: 'Dag' })).toBeVisible();
    },
  },
  {
    name: 'courses-for-member',
    path: '/arabesk/cursussen?past=3',
    login: family,
    steps: (page) => chooseInMenu(page, 'Lars Peeters'),
  },
  { name: 'courses-no-results', path: '/arabesk/cursussen?zoek=bestaat-niet' },
  { name: 'courses-none', path: '/kompas/ticketverkoop' },
  { name: 'activities', path: '/arabesk/activiteiten' },
  { name: 'ticket-sales', path: '/arabesk/ticketverkoop' },
];

const details: readonly Screen[] = [
  { name: 'course', path: '/arabesk/ballet-9-11' },
  { name: 'course-one-place', path: '/arabesk/ballet-6-8' },
  { name: 'course-waiting-list', path: '/arabesk/hiphop-kids' },
  { name: 'course-full', path: '/arabesk/hiphop-tieners' },
  { name: 'course-blocked', path: '/arabesk/ballet-examenklas' },
  { name: 'course-not-open', path: '/arabesk/salsa-starters' },
  { name: 'course-of-several-days', path: '/arabesk/danskamp-krokus' },
  { name: 'course-for-whom', path: '/arabesk/hedendaags-tieners', login: family },
  {
    name: 'course-member-chosen',
    path: '/arabesk/hedendaags-tieners',
    login: family,
    steps: async (page) => {
      await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: 'Noor' }).check();
      await page.getByRole('radio', { name: /Heel seizoen/ }).check();
    },
  },
  {
    name: 'course-still-to-choose',
    path: '/arabesk/danskamp-krokus',
    login: family,
    isOverlay: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Kies een tarief' }).click();
      await expect(page.getByText('Kies eerst een tarief.')).toBeVisible();
    },
  },
  {
    name: 'course-registered',
    path: '/arabesk/jazz-tieners',
    login: family,
    steps: (page) => chooseInMenu(page, 'Noor Peeters'),
  },
  {
    name: 'course-trial',
    path: '/arabesk/hedendaags-tieners',
    login: family,
    steps: async (page) => {
      await chooseMember(page, 'Noor');
      await page.getByRole('radio', { name: /Proefles/ }).check();
      await page.getByRole('group', { name: 'Welke proefles?' }).getByRole('checkbox').first().check();
    },
  },
  {
    name: 'course-services',
    path: '/arabesk/ballet-6-8',
    login: family,
    steps: async (page) => {
      await chooseMember(page, 'Lars');
      await page.getByRole('checkbox', { name: /Balletpakje/ }).check();
    },
  },
  {
    name: 'course-together',
    path: '/arabesk/danskamp-krokus',
    login: family,
    steps: async (page) => {
      await chooseMember(page, 'Lars');
      await page.getByRole('radio', { name: /Twee kinderen samen/ }).check();
      await expect(page.getByRole('group', { name: 'Wie gaat er mee?' })).toBeVisible();
    },
  },
  {
    name: 'course-couple',
    path: '/arabesk/tango-voor-koppels',
    login: 'federatie@example.org',
    steps: async (page) => {
      await page.getByRole('radio', { name: /nodig iemand uit/ }).check();
      await page.getByRole('textbox', { name: 'Voornaam' }).fill('Tom');
      await page.getByRole('textbox', { name: 'E-mailadres' }).fill('federatie@example.org');
      await page.getByRole('radio', { name: 'Leider' }).check();
      await page.getByRole('button', { name: /^Inschrijven/ }).click();
      await expect(page.getByText(/gelijk zijn aan eigen e-mailadres/)).toBeVisible();
    },
  },
  {
    name: 'course-asked-along',
    path: '/arabesk/tango-voor-koppels',
    login: family,
    steps: (page) => chooseMember(page, 'An'),
  },
  { name: 'course-hall', path: '/arabesk/lentevoorstelling' },
  { name: 'course-unknown', path: '/arabesk/bestaat-niet', expectedErrors: /404/ },
];

export const courseScreens: readonly Screen[] = [...lists, ...details];

async function chooseMember(page: Page, member: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Voor wie?' })
    .getByRole('radio', { name: `${member} Peeters` })
    .check();
}

async function chooseInMenu(page: Page, member: string): Promise<void> {
  await page.getByRole('button', { name: /kies gezinslid/i }).click();
  await page.getByRole('button', { name: member, exact: true }).click();
  await expect(page.getByRole('button', { name: `${member}, kies gezinslid` })).toBeVisible();
}
