import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

export const homeScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-results',
    path: '/',
    steps: async (page) => {
      await page.getByRole('searchbox', { name: /club/ }).fill('a');
      await expect(page.getByRole('status').filter({ hasText: 'gevonden' })).toBeVisible();
    },
  },
  { name: 'home-no-results', path: '/?zoek=bestaat-niet' },
  {
    name: 'home-recent',
    path: '/arabesk',
    steps: async (page) => {
      // The server's page has its heading before the scripts remember the visit.
      await expect.poll(() => rememberedClubs(page)).toContain('arabesk');
      await page.goto('/de-zwaluw');
      await expect.poll(() => rememberedClubs(page)).toContain('de-zwaluw');
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Onlangs bezocht' })).toBeVisible();
    },
  },
  { name: 'home-unknown-club', path: '/bestaat-niet/cursussen', expectedErrors: /404/ },
  { name: 'home-needs-club', path: '/formulieren' },
  { name: 'home-needs-member', path: '/arabesk/uitnodigingen', login: family },
];

function rememberedClubs(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('clubpoort.recent-clubs') ?? '');
}
