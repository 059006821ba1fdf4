import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { logInByHand, logOut, memberMenu, selected } from '../support/journey/portalMenus.ts';
import { logIn } from '../support/person/logIn.ts';
import { registerNewAccount } from '../support/person/newAccount.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('two tabs stay in sync after a login, a choice of member, a logout and the login of another account', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/login?redirect=%2Farabesk');
  await other.goto('/arabesk/cursussen?zoek=ballet');
  await expect(other.getByRole('link', { name: 'Aanmelden' })).toBeVisible();

  await logInByHand(page, family);
  await expect(page).toHaveURL('/arabesk');
  await expect(memberMenu(other)).toBeVisible();
  await expect(other).toHaveURL('/arabesk/cursussen?zoek=ballet');

  await memberMenu(page).click();
  await page.getByRole('button', { name: 'Noor Peeters' }).click();
  await expect(selected(other, 'Noor Peeters')).toBeVisible();

  await other.goto('/profiel');
  await expect(other.getByRole('heading', { level: 1, name: 'Profiel van Noor' })).toBeVisible();
  await expectWholeProfile(other);
  await other.getByRole('textbox', { name: 'Achternaam' }).fill('Geheim');
  await expect(other.getByText('Concept bewaard')).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/login?redirect=%2Fprofiel');
  await expect(other.getByText('Noor')).toHaveCount(0);
  expect(await storedTexts(other)).not.toMatch(/Geheim|draft/);

  await page.goto('/login');
  await logInByHand(page, 'docent@example.org');
  await expect(other.getByRole('heading', { level: 1, name: /^Profiel van Zoë/ })).toBeVisible();
});

/** The cards of a profile load one after the other. A card that asks after a logout would be refused with a 401. */
async function expectWholeProfile(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  );
}

test('logging out removes all personal data from the browser, and Back shows none', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk');
  await memberMenu(page).click();
  await page.getByRole('button', { name: 'An Peeters' }).click();
  await page.goto('/profiel');
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Geheim');
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await expectWholeProfile(page);
  await logOut(page);
  expect(await storedTexts(page)).not.toMatch(/Geheim|Peeters|selected|draft|login/);
  expect((await page.context().cookies()).find(({ name }) => name === 'auth')?.value ?? '').toBe('');

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Aanmelden' })).toBeVisible();
  await expect(page.getByText(/Peeters|Geheim/)).toHaveCount(0);
});

test('a page from the back/forward cache shows nothing of an account that logged out meanwhile', async ({
  baseURL,
}) => {
  // Playwright disables the back/forward cache, and its headless shell has none. Real browsers have it enabled.
  const browser = await chromium.launch({
    ...chromiumLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  try {
    const page = await context.newPage();
    await logIn(page, family);
    await page.goto('/arabesk');
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.kept = 'yes';
      });
    });
    await expect(memberMenu(page)).toBeVisible();
    // Leaving the portal and going back in the same session restores the cached page.
    await page.goto('/api/docs');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
    await expect(memberMenu(page)).toBeVisible();

    await page.goto('/api/docs');
    const other = await context.newPage();
    await other.goto('/arabesk');
    await logOut(other);
    // The cached page reloads itself at once. Playwright's own `goBack` would report an aborted navigation.
    await page.evaluate(() => history.back());
    await expect(page.getByRole('link', { name: 'Aanmelden' })).toBeVisible();
    await expect(memberMenu(page)).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

test('a login link of another account asks which account to use', async ({ page, playwright, baseURL }) => {
  const owner = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await owner.post('/api?q=login', { data: { mail: 'docent@example.org', password: 'demo-wachtwoord' } });
  const openLink = async () => {
    const { result } = await (await owner.post('/api?q=create_auth_code', { data: {} })).json();
    await page.goto(`/arabesk?auth=${encodeURIComponent(result.auth)}`);
  };
  const question = page.getByRole('dialog', {
    name: /Je bent aangemeld als Nele Janssens\. Doorgaan als Zoë/,
  });
  await registerNewAccount(page);
  await openLink();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/arabesk');
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Blijf aangemeld als Nele Janssens' }).click();
  await expect(question).toBeHidden();
  await expect(selected(page, 'Nele Janssens')).toBeVisible();

  await openLink();
  await question.getByRole('button', { name: /^Doorgaan als Zoë/ }).click();
  await expect(page.getByRole('button', { name: /^Zoë D.Hondt, kies gezinslid/ })).toBeVisible();
  await owner.dispose();
});
