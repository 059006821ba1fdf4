import type { Page } from '@playwright/test';
import {
  closeEntries,
  goToEntry,
  logInByHand,
  logOut,
  openEntries,
  selected,
} from '../support/journey/portalMenus.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const teachersOnly = 'Deze pagina is alleen voor lesgevers.';

async function expectNoTeacherEntry(page: Page): Promise<void> {
  const entries = await openEntries(page);
  await expect(entries.getByRole('link', { name: 'Profiel', exact: true })).toBeVisible();
  await expect(entries.getByRole('link', { name: 'Lesgever', exact: true })).toHaveCount(0);
  await closeEntries(page);
}

test('only a teacher finds the page for teachers, at the club where she teaches', async ({ page }) => {
  test.setTimeout(90_000);

  await test.step('a link to the page leads a teacher there through the login', async () => {
    await page.goto('/docent');
    await expect(page).toHaveURL('/login?redirect=%2Fdocent');
    await logInByHand(page, 'docent@example.org');
    await expect(page).toHaveURL('/docent');
    await expect(title(page, /^Lesgever/)).toBeVisible();
    // An account without a family selects its owner.
    await expect(selected(page, "Zoë D'Hondt")).toBeVisible();
  });

  await test.step('the club with teachers has the entry', async () => {
    await page.goto('/arabesk');
    await expect(title(page, 'Dansstudio Arabesk')).toBeVisible();
    const entries = await openEntries(page);
    await expect(entries.getByRole('link', { name: 'Lesgever', exact: true })).toBeVisible();
    await closeEntries(page);
    await goToEntry(page, 'Lesgever');
    await expect(page).toHaveURL('/docent');
    await expect(title(page, /^Lesgever/)).toBeVisible();
  });

  await test.step('a club without teachers does not have the entry', async () => {
    await page.goto('/de-zwaluw');
    await expect(title(page, 'Turnkring De Zwaluw')).toBeVisible();
    await expectNoTeacherEntry(page);
  });

  await test.step('an account that does not teach has no entry and lands on the dashboard', async () => {
    await page.goto('/arabesk');
    await logOut(page);
    await page.goto('/login?redirect=%2Farabesk');
    await logInByHand(page, 'beheer@example.org');
    await expect(page).toHaveURL('/arabesk');
    await expectNoTeacherEntry(page);
    await page.goto('/docent');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(teachersOnly)).toBeVisible();
  });
});
