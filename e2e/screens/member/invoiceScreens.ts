import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import type { Screen } from '../screen.ts';

const invoice = (kind: RegExp) => async (page: Page) => {
  await page.goto('/kostennota-s');
  const link = page.getByRole('main').getByRole('link', { name: kind }).first();
  return (await link.getAttribute('href')) ?? '/kostennota-s';
};

export const invoiceScreens: readonly Screen[] = [
  { name: 'invoices', path: '/kostennota-s', login: family },
  { name: 'invoices-outstanding', path: '/kostennota-s?outstanding=true', login: family },
  { name: 'invoices-filtered', path: '/kostennota-s?lid=2', login: family },
  { name: 'invoices-no-match', path: '/kostennota-s?lid=2&vereniging=de-zwaluw', login: family },
  { name: 'invoices-none', path: '/kostennota-s', login: 'beheer@example.org' },
  { name: 'invoice-in-parts', path: invoice(/^Recreatief turnen/), login: family },
  { name: 'invoice-credited', path: invoice(/^Balletschoenen/), login: family },
  {
    name: 'invoice-unknown',
    path: '/kostennota-s?nota=999999',
    login: family,
    expectedErrors: /404/,
  },
  { name: 'certificates', path: '/attesten', login: family },
  { name: 'certificates-none', path: '/attesten', login: 'beheer@example.org' },
];
