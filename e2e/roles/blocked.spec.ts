import type { Page } from '@playwright/test';
import { endCheckout } from '../support/journey/payInCheckout.ts';
import {
  bottomBar,
  closeEntries,
  goToEntry,
  logInByHand,
  memberMenu,
  openEntries,
  selected,
  sidebar,
} from '../support/journey/portalMenus.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a blocked account reads the reason on every screen, pays what is open in two taps, and can log out', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(90_000);
  consoleGuard.expectError(/403/);
  const alert = page.getByRole('alert');

  await test.step('logs in and reads the reason', async () => {
    await page.goto('/login?redirect=%2Farabesk%2Fcursussen');
    await logInByHand(page, 'geblokkeerd@example.org');
    await expect(alert).toContainText('Jouw account is geblokkeerd, contacteer jouw clubbeheerder.');
    await expect(alert).toContainText('Er staan nog kostennota’s van vorig seizoen open.');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(sidebar(page)).toHaveCount(0);
    await expect(bottomBar(page)).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('reads the reason on every other screen too', async () => {
    for (const path of ['/', '/dashboard', '/arabesk/ballet-6-8']) {
      await page.goto(path);
      await expect(alert).toContainText('Jouw account is geblokkeerd');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  await test.step('sees whom to contact, and pays what is open', async () => {
    await expect(page.getByRole('heading', { name: 'Zwemclub De Dolfijn' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
    await page.getByRole('button', { name: /^Nu betalen · .*120,00/ }).click();
    await endCheckout(page, 'Betaald');
    await expect(alert).toContainText('Jouw account is geblokkeerd');
    await expect(page.getByRole('heading', { name: 'Zwemclub De Dolfijn' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Nu betalen/ })).toHaveCount(0);
  });

  await test.step('logs out and has the rights of a visitor', async () => {
    await alert.getByRole('button', { name: 'Afmelden' }).click();
    await expect(title(page, 'Zoek je club')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toBeVisible();
    await page.goto('/arabesk/cursussen');
    await expect(page.getByRole('searchbox', { name: 'Zoek een cursus' })).toBeVisible();
  });
});

test('a member who is blocked at one club cannot open that club and can open all others', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(90_000);
  consoleGuard.expectError(/403/);
  const closed = 'Je hebt geen toegang meer tot Zwemclub De Dolfijn';

  await test.step('finds the club open as a visitor', async () => {
    await page.goto('/de-dolfijn/cursussen');
    await expect(page.getByRole('main').getByRole('link', { name: 'Zwemtraining' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Aanmelden' }).click();
  });

  await test.step('finds the club closed after the login, with a link to another club', async () => {
    await logInByHand(page, 'docent@example.org');
    await expect(page).toHaveURL('/de-dolfijn/cursussen');
    await expect(title(page, closed)).toBeVisible();
    await expect(page.getByText('Zwemtraining')).toHaveCount(0);
    await expect(selected(page, "Zoë D'Hondt")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.goto('/de-dolfijn/zwemtraining');
    await expect(title(page, closed)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zoek een andere club' }).click();
    await expect(title(page, 'Zoek je club')).toBeVisible();
  });

  await test.step('opens a club of her own', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: /De Dolfijn/ })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Dansstudio Arabesk/ })
      .click();
    await expect(title(page, 'Dansstudio Arabesk')).toBeVisible();
    await goToEntry(page, 'Cursussen');
    await expect(page.getByRole('main').getByRole('link', { name: 'Kleuterdans' })).toBeVisible();
    await openEntries(page);
    await page.getByRole('button', { name: /kies een club/i }).click();
    await expect(page.getByRole('link', { name: 'Zoek een andere club' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zwemclub De Dolfijn' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await closeEntries(page);
    await expect(memberMenu(page)).toBeVisible();
  });
});
