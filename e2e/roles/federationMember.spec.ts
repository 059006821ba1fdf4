import type { Page } from '@playwright/test';
import {
  changeClub,
  closeEntries,
  goToEntry,
  logInByHand,
  logOut,
  openEntries,
} from '../support/journey/portalMenus.ts';
import { unfoldBanner } from '../support/screen/unfoldBanner.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const membersOnly = 'Deze pagina is alleen voor leden van de federatie.';

async function expectSentHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByText(membersOnly)).toBeVisible();
}

test('a member of a federation opens its pages, her cards and her open invoice', async ({ page }) => {
  test.setTimeout(120_000);

  await test.step('is invited to log in at the federation, and comes back to it', async () => {
    await page.goto('/c/dansfederatie');
    await page.getByRole('main').getByRole('link', { name: 'Aanmelden' }).click();
    await logInByHand(page, 'federatie@example.org');
    await expect(page).toHaveURL('/c/dansfederatie');
  });

  await test.step('opens the pages of her federation, and of no other', async () => {
    await page.goto('/c/dansfederatie');
    await expect(page).toHaveURL('/c/dansfederatie');
    await expect(title(page, /^Dansfederatie/)).toBeVisible();
    await page.goto('/c/dansfederatie/lidkaart');
    await expect(title(page, /^Lidkaart/)).toBeVisible();
    await page.goto('/c/zwemfederatie');
    await expectSentHome(page);
  });

  await test.step('finds her cards and the invitations at a club that pays for its licence', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Dansstudio Arabesk/ })
      .click();
    await expect(title(page, 'Dansstudio Arabesk')).toBeVisible();
    const entries = await openEntries(page);
    await expect(entries.getByRole('link', { name: 'Uitnodigingen', exact: true })).toBeVisible();
    await closeEntries(page);
    await goToEntry(page, 'Lidkaarten');
    await expect(page).toHaveURL('/lidkaarten');
    await expect(title(page, /^Lidkaarten/)).toBeVisible();
    await page.goto('/arabesk');
    await goToEntry(page, 'Uitnodigingen');
    await expect(page).toHaveURL('/arabesk/uitnodigingen');
    await expect(title(page, /^Uitnodigingen/)).toBeVisible();
  });

  await test.step('has no invitations at a club with a free licence', async () => {
    await page.goto('/kompas');
    await expect(title(page, 'Avondschool Kompas')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('gratis versie');
    const entries = await openEntries(page);
    await expect(entries.getByRole('link', { name: 'Lidkaarten', exact: true })).toBeVisible();
    await expect(entries.getByRole('link', { name: 'Uitnodigingen', exact: true })).toHaveCount(0);
    await closeEntries(page);
    await page.goto('/kompas/uitnodigingen');
    await expect(page.getByText('Deze club werkt niet met uitnodigingen.')).toBeVisible();
  });

  await test.step('sees her open invoice at its club, with a button to pay', async () => {
    await page.goto('/arabesk');
    await expect(title(page, 'Dansstudio Arabesk')).toBeVisible();
    await changeClub(page, 'Zwemclub De Dolfijn');
    await unfoldBanner(page, 'Je hebt een openstaande kostennota');
    await expect(page.getByRole('button', { name: /^Nu betalen · €\s210,00$/ })).toBeVisible();
    await page.goto('/kostennota-s?outstanding=true');
    await expect(title(page, /^Kostennota KN-/)).toBeVisible();
  });

  await test.step('logs out, and the next account cannot open the pages of the federation', async () => {
    await logOut(page);
    await page.goto('/login?redirect=%2Farabesk');
    await logInByHand(page, 'beheer@example.org');
    await expect(title(page, 'Dansstudio Arabesk')).toBeVisible();
    const entries = await openEntries(page);
    await expect(entries.getByRole('link', { name: 'Profiel', exact: true })).toBeVisible();
    await expect(entries.getByRole('link', { name: 'Lidkaarten', exact: true })).toHaveCount(0);
    await page.goto('/c/dansfederatie');
    await expectSentHome(page);
  });
});
