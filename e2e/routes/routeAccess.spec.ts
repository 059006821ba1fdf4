import type { Page } from '@playwright/test';
import { isWhole, seed } from '#tests/support/sampled.ts';
import { asRole, roles } from '../support/person/asRole.ts';
import { sampledRoutes } from '../support/sample/sampledRoutes.ts';
import { expect, test } from '../support/test.ts';

const few = 2;

/** Checks in the browser for each landing of the table. */
const landings: Readonly<Record<string, (page: Page, at: string) => Promise<void>>> = {
  shown: async (page, at) => {
    await expect(page).toHaveURL((url) => url.pathname === at);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
  login: (page, at) =>
    expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === at),
  home: (page) => expect(page).toHaveURL((url) => url.pathname === '/' && url.search === ''),
  dashboard: async (page, at) => {
    await expect(page).toHaveURL('/dashboard');
    if (at.startsWith('/login') || at.startsWith('/registreren')) return;
    const whom = at.split('/').includes('beheer') ? 'wie deze club beheert' : 'lesgevers';
    await expect(page.getByText(`Deze pagina is alleen voor ${whom}.`)).toBeVisible();
  },
  blocked: (page) =>
    expect(page.getByText('Jouw account is geblokkeerd, contacteer jouw clubbeheerder.')).toBeVisible(),
  'invited to log in': (page) =>
    expect(page.getByRole('main').getByRole('link', { name: 'Aanmelden' })).toBeVisible(),
  'home, for whom': (page, at) =>
    expect(page).toHaveURL(
      (url) =>
        url.pathname === '/' &&
        url.search.startsWith(`?${new URLSearchParams({ redirect: at })}`) &&
        url.searchParams.has('requiresMember'),
    ),
  'home, which club': (page, at) =>
    expect(page).toHaveURL(
      (url) =>
        url.pathname === '/' &&
        url.searchParams.get('redirect') === at &&
        url.searchParams.has('requiresClub'),
    ),
};

for (const role of roles) {
  const routes = sampledRoutes(few, roles.indexOf(role));
  const named = isWhole ? 'every route' : routes.map(({ route }) => route).join(', ');
  test(`${role} lands where the table says for ${named} (seed ${seed})`, async ({ page, consoleGuard }) => {
    test.setTimeout(routes.length * 10_000 + 20_000);
    // The demo data lacks some records that these screens request. The guard doesn't depend on them.
    consoleGuard.expectError(/Failed to load resource/);
    await asRole(page, role);
    for (const { route, at, lands } of routes) {
      await test.step(`${route}: ${lands[role]}`, async () => {
        await page.goto(at);
        await landings[lands[role]]?.(page, at);
      });
    }
  });
}
