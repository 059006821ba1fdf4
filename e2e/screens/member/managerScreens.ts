import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const login = 'beheer@example.org';

/** What a manager sees of a club. */
export const managerScreens: readonly Screen[] = [
  { name: 'manager', path: '/arabesk/beheer', login, steps: drawn('Kleuterdans') },
  {
    name: 'manager-payments',
    path: '/arabesk/beheer/betalingen?toon=alles',
    login,
    steps: (page) => expect(page.getByText(/kostennota’s$/)).toBeVisible(),
  },
  { name: 'manager-mails', path: '/arabesk/beheer/mails', login, steps: drawn('Alle mails zijn bezorgd') },
  { name: 'manager-actions', path: '/arabesk/beheer/acties', login, steps: drawn('Nog geen acties') },
];

function drawn(heading: string) {
  return (page: Page) => expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
}
