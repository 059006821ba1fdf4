import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const federationMember = 'federatie@example.org';

/** What is shown at a door or a desk: tickets and membership cards. */
export const cardScreens: readonly Screen[] = [
  { name: 'tickets', path: '/arabesk/tickets', login: family, steps: drawn('Tickets') },
  {
    name: 'tickets-past',
    path: '/arabesk/tickets',
    login: family,
    steps: (page) => page.getByText(/^Voorbije evenementen/).click(),
  },
  { name: 'tickets-seats', path: '/arabesk/tickets', login: 'docent@example.org', steps: drawn('Tickets') },
  { name: 'tickets-none', path: '/arabesk/tickets', login: 'beheer@example.org', steps: drawn('Tickets') },
  { name: 'membership-cards', path: '/lidkaarten', login: family, steps: drawn('Lidkaarten') },
  {
    name: 'membership-cards-none',
    path: '/lidkaarten',
    login: 'beheer@example.org',
    steps: drawn('Lidkaarten'),
  },
  { name: 'membership-cards-visitor', path: '/lidkaarten' },
  {
    name: 'federation',
    path: '/c/dansfederatie',
    login: federationMember,
    steps: drawn('Dansfederatie Vlaanderen'),
  },
  {
    name: 'federation-card',
    path: '/c/dansfederatie/lidkaart',
    login: federationMember,
    steps: drawn('Lidkaart Dansfederatie Vlaanderen'),
  },
  {
    name: 'federation-link-over',
    path: '/c/dansfederatie/lidkaart?hash=1.x&uid=12&uids=12',
    steps: drawn('Deze pagina kan je niet openen'),
    expectedErrors: /403/,
  },
];

function drawn(heading: string) {
  return async (page: Page) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  };
}
