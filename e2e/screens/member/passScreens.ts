import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import type { Screen } from '../screen.ts';

const chooseAn = (page: Page) => choose(page, 'An');
const chooseLars = (page: Page) => choose(page, 'Lars');

export const passScreens: readonly Screen[] = [
  { name: 'passes', path: '/arabesk/beurtenkaart', login: family, steps: chooseAn },
  { name: 'passes-none', path: '/arabesk/beurtenkaart', login: family, steps: chooseLars },
  { name: 'passes-whose', path: '/arabesk/beurtenkaart', login: family },
  { name: 'passes-not-here', path: '/kompas/beurtenkaart', login: family },
  { name: 'pass-reload', path: '/arabesk/beurtenkaart/herladen', login: family, steps: chooseAn },
  { name: 'pass-log', path: '/arabesk/beurtenkaart/logboek', login: family, steps: chooseAn },
  { name: 'pass-log-empty', path: '/arabesk/beurtenkaart/logboek', login: family, steps: chooseLars },
  { name: 'pass-reserve', path: '/arabesk/beurtenkaart/reserveren', login: family, steps: chooseAn },
  {
    name: 'pass-reserve-no-card',
    path: '/arabesk/beurtenkaart/reserveren',
    login: family,
    steps: chooseLars,
  },
  {
    name: 'pass-reserve-dialog',
    path: '/arabesk/beurtenkaart/reserveren',
    login: family,
    steps: async (page) => {
      await chooseAn(page);
      await page
        .getByRole('button', { name: /^Reserveren Jazz/ })
        .first()
        .click();
    },
    isOverlay: true,
  },
];

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Van wie?' }).getByText(name, { exact: true }).click();
}
