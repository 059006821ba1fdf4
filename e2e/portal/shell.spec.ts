import type { Page } from '@playwright/test';
import {
  bottomBar,
  isPhone,
  memberMenu,
  openEntries,
  selected,
  sidebar,
} from '../support/journey/portalMenus.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** Account of Els, who has an order to pay at De Dolfijn. */
const payer = 'federatie@example.org';

const clubs = (page: Page) => page.getByRole('button', { name: /kies een club/i });

/** Checks the current page with axe in both themes, and for cut-off content at 320 pixels. */
async function expectCalm(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (size) await page.setViewportSize(size);
}

test.describe('dropdowns', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, family);
    await page.goto('/arabesk/cursussen');
    await expect(memberMenu(page)).toBeVisible();
  });

  test('name the selected member from 360 pixels on, or that none is selected', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(memberMenu(page).getByText('Kies gezinslid', { exact: true })).toBeVisible();
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Noor Peeters' }).click();
    await expect(selected(page, 'Noor Peeters').getByText('Noor Peeters', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('close when another dropdown opens, in either order', async ({ page }) => {
    // On a narrow screen the drawer covers the page and shows one dropdown at a time.
    if (isPhone(page)) await page.setViewportSize({ width: 1280, height: 800 });
    for (const [first, second] of [
      [memberMenu(page), clubs(page)],
      [clubs(page), memberMenu(page)],
    ] as const) {
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await second.click();
      await expect(second).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Escape');
      await expect(second).toHaveAttribute('aria-expanded', 'false');
      await expect(second).toBeFocused();
    }
  });

  test('close after a press outside', async ({ page }) => {
    const menu = memberMenu(page);
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    if (isPhone(page)) return;
    await clubs(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(clubs(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('close when the drawer opens; Escape in the drawer closes one layer at a time', async ({ page }) => {
    if (!isPhone(page)) await page.setViewportSize({ width: 820, height: 1180 });
    await memberMenu(page).click();
    await bottomBar(page).getByRole('button', { name: 'Meer' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect(page.getByRole('button', { name: 'Afmelden' })).toBeHidden();
    await clubs(page).click();
    await expect(clubs(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(clubs(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(bottomBar(page).getByRole('button', { name: 'Meer' })).toBeFocused();
  });

  test('list the family, a link to add a member and the logout', async ({ page }) => {
    await memberMenu(page).click();
    for (const name of ['An Peeters', 'Noor Peeters', 'Lars Peeters', 'Mila Peeters', 'Afmelden']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Voeg een gezinslid toe' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Noor Peeters', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Noor Peeters, kies gezinslid' })).toBeFocused();
  });

  test('list the clubs of the family', async ({ page }) => {
    await openEntries(page);
    await clubs(page).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Turnkring De Zwaluw' }).click();
    await expect(page).toHaveURL(/\/de-zwaluw$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Turnkring De Zwaluw' })).toBeVisible();
  });
});

test.describe('navigation', () => {
  test('clears the filters of a list after a visit to the overview', async ({ page }) => {
    await page.goto('/arabesk/cursussen?dag=wo,za');
    await expect(page.getByText(/^\d+ result/)).toBeVisible();
    await (await openEntries(page)).getByRole('link', { name: 'Overzicht' }).click();
    await expect(page).toHaveURL(/\/arabesk$/);
    await (await openEntries(page)).getByRole('link', { name: 'Cursussen' }).click();
    await expect(page).toHaveURL(/\/arabesk\/cursussen$/);
  });

  test('links the brand to the club, and a screen without a club back to it', async ({ page }) => {
    await page.goto('/arabesk/cursussen');
    await page.getByRole('banner').getByRole('link', { name: 'Dansstudio Arabesk', exact: true }).click();
    await expect(page).toHaveURL(/\/arabesk$/);
    const search = page.getByRole('link', { name: 'Of zoek een club' });
    if (isPhone(page)) await openEntries(page);
    await search.click();
    await expect(page.getByRole('searchbox', { name: /club/ })).toBeVisible();
    if (isPhone(page)) await bottomBar(page).getByRole('button', { name: 'Meer' }).click();
    await page.getByRole('link', { name: 'Terug naar Dansstudio Arabesk' }).click();
    await expect(page).toHaveURL(/\/arabesk$/);
  });

  test('stays closed when Back leads to the page on which it was opened', async ({ page }) => {
    if (!isPhone(page)) await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/arabesk');
    await bottomBar(page).getByRole('button', { name: 'Meer' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Cursussen' }).click();
    await expect(page).toHaveURL(/\/arabesk\/cursussen$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    await expect(bottomBar(page).getByRole('button', { name: 'Meer' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('marks the current page', async ({ page }) => {
    await page.goto('/arabesk/cursussen');
    const current = (await openEntries(page)).locator('[aria-current="page"]:visible');
    await expect(current).toHaveText('Cursussen');
  });

  test('is hidden by `hideMenu=1` and not by `hideMenu=0`', async ({ page }) => {
    await page.goto('/arabesk?hideMenu=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await expect(bottomBar(page)).toBeHidden();
    await page.goto('/arabesk?hideMenu=0');
    await expect(isPhone(page) ? bottomBar(page) : sidebar(page)).toBeVisible();
  });

  test('is hidden in the cart, with the member menu', async ({ page }) => {
    await logIn(page, payer);
    await page.goto('/arabesk/winkelmandje');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await expect(bottomBar(page)).toBeHidden();
    await expect(memberMenu(page)).toBeHidden();
    await page.goto('/arabesk');
    await expect(memberMenu(page)).toBeVisible();
  });

  test('leads an administrator to the portal’s own screen when the operator has no panel', async ({
    page,
  }) => {
    await logIn(page, 'beheer@example.org');
    await page.goto('/arabesk');
    const panel = (await openEntries(page)).getByRole('link', { name: /^Beheerderspaneel/ });
    await expect(panel).toHaveAttribute('href', '/arabesk/beheer');
    await expect(panel).not.toHaveAttribute('target');
  });

  test('has a skip link that moves the focus to the content and keeps the address', async ({ page }) => {
    await page.goto('/arabesk');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Naar de inhoud' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/arabesk$/);
  });
});

test('a frame with `dark=1` is dark in a light system theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/arabesk?embed=abcdefgh12&club=arabesk&page=%2Farabesk&hideAside=1&dark=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await expect(bottomBar(page)).toBeHidden();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(20, 22, 26)');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Cursussen' }).click();
  await expect(page).toHaveURL(/\/arabesk\/cursussen/);
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terug', exact: true })).toBeHidden();
});

test('the footer names the free licence of a club', async ({ page }) => {
  await page.goto('/kompas');
  await expect(page.getByRole('contentinfo')).toContainText('gratis versie');
  await page.goto('/arabesk');
  await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('gratis versie');
});

test.describe('alerts', () => {
  test('show an open invoice with a button to pay', async ({ page }) => {
    await logIn(page, payer);
    await page.goto('/de-dolfijn');
    await expect(page.getByText('Je hebt een openstaande kostennota')).toBeVisible();
    await expectCalm(page);
    await expect(page.getByRole('button', { name: /^Nu betalen · €/ })).toBeVisible();
    await page.goto('/arabesk');
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    await expect(page.getByText('Je hebt een openstaande kostennota')).toBeHidden();
  });

  test('hide the open invoice on a confirmation', async ({ page, consoleGuard }) => {
    consoleGuard.expectError(/404/);
    await logIn(page, payer);
    await page.goto('/de-dolfijn');
    await expect(page.getByText('Je hebt een openstaande kostennota')).toBeVisible();
    await page.goto('/bevestiging/999999');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Je hebt een openstaande kostennota')).toBeHidden();
  });

  test('show a message of the server and keep it in the log', async ({ page }) => {
    await logIn(page, payer);
    await page.goto('/arabesk');
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
  });

  test('show a link while another page is loading slowly', async ({ page }) => {
    await logIn(page, payer);
    await page.goto('/arabesk/cursussen');
    await memberMenu(page).click();
    // A 204 has no document, so the current page stays.
    await page.route('**/arabesk', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Afmelden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Even geduld…' });
    await expect(dialog.getByRole('link', { name: 'Ga verder' })).toHaveAttribute('href', '/arabesk');
    await expectAccessible(page);
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1',
  });

  test('a hint about the home screen appears once', async ({ page }) => {
    await page.goto('/arabesk');
    const hint = page.getByText('Zet Clubpoort op je beginscherm');
    await expect(hint).toBeVisible();
    await expectCalm(page);
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hint).toBeHidden();
  });

  test('a frame shows no hint about the home screen', async ({ page }) => {
    await page.goto('/arabesk?embed=abcdefgh12&club=arabesk&page=%2Farabesk');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Zet Clubpoort op je beginscherm')).toBeHidden();
  });
});

for (const path of ['/', '/404', '/styleguide', '/arabesk']) {
  test(`${path} is accessible in both themes and not cut off at 320 pixels`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCalm(page);
  });
}
