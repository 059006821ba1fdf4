import type { Page } from '@playwright/test';
import { orderButton } from '../../support/journey/orderButton.ts';
import { logIn } from '../../support/person/logIn.ts';
import { answerCamp, answerEverything, chooseFor, family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

export const formScreens: readonly Screen[] = [
  { name: 'forms', path: '/arabesk/formulieren' },
  { name: 'forms-closed', path: '/kompas/formulieren' },
  { name: 'form-of-club', path: '/arabesk/formulieren/programmaboekje-aanvragen' },
  { name: 'form-of-club-login', path: '/arabesk/formulieren/afwezigheid-melden' },
  { name: 'form-of-club-whose', path: '/arabesk/formulieren/afwezigheid-melden', login: family },
  { name: 'form-of-club-closed', path: '/kompas/formulieren/tevredenheid-vorig-seizoen' },
  {
    name: 'form-of-club-unknown',
    path: '/kompas/formulieren/bestaat-niet',
    expectedErrors: /404/,
  },
  { name: 'form-of-club-group', path: '/de-zwaluw/formulieren/spaghetti-avond' },
  { name: 'form-of-club-in-steps', path: '/de-zwaluw/formulieren/helpen-op-het-turnfeest' },
  { name: 'form-together', path: 'about:blank', steps: openTogether },
  {
    name: 'form-review',
    path: 'about:blank',
    steps: async (page) => {
      await openTogether(page);
      await answerEverything(page);
      await page.getByRole('button', { name: 'Verder met Lars' }).click();
      await answerEverything(page);
      await answerCamp(page);
      await page.getByRole('button', { name: 'Kijk alles na' }).click();
      await expect(orderButton(page)).toBeVisible();
    },
  },
];

async function openTogether(page: Page): Promise<void> {
  await logIn(page, family);
  await chooseFor(page, { course: 'danskamp-krokus', member: 'Lars', tariff: 'Hele week' });
  await chooseFor(page, { course: 'kleuterdans', member: 'Mila', tariff: 'Heel seizoen' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('navigation', { name: 'Stappen van de inschrijving' })).toBeVisible();
}
