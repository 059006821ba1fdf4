import type { Page } from '@playwright/test';
import { bottomBar, isPhone, memberMenu, openEntries } from '../support/journey/portalMenus.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { unfoldBanner } from '../support/screen/unfoldBanner.ts';
import { expect, test } from '../support/test.ts';

/** Account of Els, who has an order to pay at De Dolfijn. */
const payer = 'federatie@example.org';

const clubs = (page: Page) => page.getByRole('button', { name: /kies een club/i });

test('the drawer stays closed when Back leads to the page on which it was opened; Escape closes one layer at a time', async ({
  page,
}) => {
  if (!isPhone(page)) await page.setViewportSize({ width: 820, height: 1180 });
  const more = bottomBar(page).getByRole('button', { name: 'Meer' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await logIn(page, payer);
  await page.goto('/arabesk');
  await memberMenu(page).click();
  await more.click();
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afmelden' })).toBeHidden();
  await clubs(page).click();
  await expect(clubs(page)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(clubs(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await drawer.getByRole('link', { name: 'Cursussen' }).click();
  await expect(page).toHaveURL(/\/arabesk\/cursussen$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an open invoice, a message of the server and a slow logout show around a screen', async ({ page }) => {
  await logIn(page, payer);
  await page.goto('/de-dolfijn');
  await unfoldBanner(page, 'Je hebt een openstaande kostennota');
  await expect(page.getByRole('button', { name: /^Nu betalen · €/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Puts a tariff in the cart that no longer exists.
  await fillCart(page, { club: 1, uid: 12, items: { tariffs: [999999] } });
  const sentence = 'Iets in je winkelmandje bestaat niet meer. We hebben het verwijderd.';
  // The next response removes the alert (specification 7), maybe before anybody looks, so the page notes that it was there.
  await page.addInitScript((text) => {
    const note = () => {
      const areas = [...document.querySelectorAll('div[aria-live="polite"]')];
      if (areas.some((area) => area.textContent.includes(text))) sessionStorage.setItem('alerted', text);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  }, sentence);
  await page.goto('/arabesk/winkelmandje');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('alerted'))).toBe(sentence);
  // The bell keeps its text.
  await page.getByRole('button', { name: 'Eerdere meldingen (1)' }).click();
  await expect(page.getByRole('banner')).toContainText(sentence);
  await expectAccessible(page);

  await page.goto('/arabesk/cursussen');
  await memberMenu(page).click();
  // A 204 has no document, so the current page stays.
  await page.route('**/arabesk', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Afmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Even geduld…' });
  await expect(dialog.getByRole('link', { name: 'Ga verder' })).toHaveAttribute('href', '/arabesk');
  await expectAccessible(page);
});

test('a visitor changes to the club that was visited before', async ({ page }) => {
  await page.goto('/de-zwaluw');
  // The portal remembers a club once its page has started in the browser.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clubpoort.recent-clubs'))).not.toBeNull();
  await page.goto('/arabesk');
  await openEntries(page);
  await clubs(page).click();
  await page.getByRole('link', { name: 'Turnkring De Zwaluw' }).click();
  await expect(page).toHaveURL('/de-zwaluw');
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1',
  });

  test('a hint about the home screen appears once, and in no frame', async ({ page }) => {
    const hint = page.getByText('Zet Clubpoort op je beginscherm');
    const screen = page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' });
    await page.goto('/arabesk?embed=abcdefgh12&club=arabesk&page=%2Farabesk');
    await expect(screen).toBeVisible();
    await expect(hint).toBeHidden();
    await page.goto('/arabesk');
    await expect(hint).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(screen).toBeVisible();
    await expect(hint).toBeHidden();
  });
});
