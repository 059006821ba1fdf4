import type { Page } from '@playwright/test';
import { logIn } from '../../support/person/logIn.ts';
import { chooseFor, family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

export const formScreens: readonly Screen[] = [
  { name: 'forms', path: '/arabesk/formulieren' },
  { name: 'forms-closed', path: '/kompas/formulieren' },
  { name: 'form-of-club', path: '/arabesk/formulieren/programmaboekje-aanvragen' },
  { name: 'form-of-club-login', path: '/arabesk/formulieren/afwezigheid-melden' },
  { name: 'form-of-club-whose', path: '/arabesk/formulieren/afwezigheid-melden', login: family },
  { name: 'form-of-club-closed', path: '/kompas/formulieren/tevredenheid-vorig-seizoen' },
  { name: 'form-together', path: 'about:blank', steps: openTogether },
];

async function openTogether(page: Page): Promise<void> {
  await logIn(page, family);
  await chooseFor(page, { course: 'danskamp-krokus', member: 'Lars', tariff: 'Hele week' });
  await chooseFor(page, { course: 'kleuterdans', member: 'Mila', tariff: 'Heel seizoen' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('navigation', { name: 'Stappen van de inschrijving' })).toBeVisible();
}
