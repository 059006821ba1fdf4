import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const login = 'beheer@example.org';

/** What a manager sees of a club. */
export const managerScreens: readonly Screen[] = [
  { name: 'manager', path: '/arabesk/beheer', login, steps: drawn('Kleuterdans') },
];

function drawn(heading: string) {
  return (page: Page) => expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
}
