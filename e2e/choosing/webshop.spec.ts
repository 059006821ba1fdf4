import type { Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { payInCheckout } from '../support/journey/payInCheckout.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const member = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: `${name} Peeters` });
const size = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kies een uitvoering' }).getByRole('radio', { name });
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Aantal' });
const add = (page: Page) => page.getByRole('button', { name: 'Leg in winkelmandje', exact: true });

/** Checks the current page with axe in both themes, and for cut-off content at 320 pixels. */
async function expectCalm(page: Page): Promise<void> {
  // A notice covers the page for five seconds.
  await expect(page.getByRole('button', { name: 'Sluit melding' })).toHaveCount(0);
  const size = page.viewportSize();
  // At this height no bar half covers a button. The scroll position is not a fault of the page.
  if (size) await page.setViewportSize({ width: size.width, height: 2400 });
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (size) await page.setViewportSize(size);
}

test('a parent orders three of a product with a stock of two', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/webshop');
  await expect(title(page)).toHaveText('Danswinkel');
  await expect(page).toHaveTitle('Danswinkel · Dansstudio Arabesk · Clubpoort');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7);
  await expectCalm(page);

  const categories = page.getByRole('navigation', { name: 'Categorieën' });
  await categories.getByRole('link', { name: 'Schoenen' }).click();
  await expect(title(page)).toHaveText('Schoenen');
  await expect(categories.getByRole('link', { name: 'Schoenen' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Balletschoenen' }).click();
  await expect(title(page)).toHaveText('Balletschoenen');

  await add(page).click();
  await expect(page.getByText('Kies eerst voor wie je bestelt.')).toBeVisible();
  await expect(member(page, 'An')).toBeFocused();
  await member(page, 'Noor').check();
  await add(page).click();
  await expect(page.getByText('Kies eerst een uitvoering.')).toBeVisible();
  await expect(size(page, 'Maat 32')).toBeDisabled();
  await size(page, 'Maat 34').check();
  await quantity(page).fill('3');
  await expect(page.getByText('Je krijgt er 2 nu en 1 later')).toBeVisible();
  await expectCalm(page);
  await add(page).click();
  await expect(
    page.getByText('3 × Balletschoenen, Maat 34 liggen in het winkelmandje van Noor.').first(),
  ).toBeVisible();
  await expect(page.getByText('3 in het winkelmandje van Noor')).toBeVisible();
  await expect(quantity(page)).toHaveValue('1');
  await expect(
    page.getByText('Leg je er nog 1 bij, dan krijg je er in totaal 2 nu en 2 later.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Naar winkelmandje' }).click();
  await expect(title(page)).toHaveText('Winkelmandje van Noor');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Balletschoenen' });
  await expect(line).toContainText('Maat 34');
  await expect(line).toContainText('€\u00a079,50');
});

test('a visitor who orders logs in and returns to the chosen product', async ({ page }) => {
  await page.goto('/arabesk/webshop/balletschoenen');
  await size(page, 'Maat 34').check();
  await page.getByRole('button', { name: 'Eén meer' }).click();
  await page.getByRole('button', { name: 'Eén meer' }).click();
  await page.getByRole('button', { name: 'Meld je aan om te bestellen' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('E-mailadres').fill(family);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await page.getByRole('button', { name: 'Aanmelden', exact: true }).click();
  await expect(title(page)).toHaveText('Balletschoenen');
  await expect(size(page, 'Maat 34')).toBeChecked();
  await expect(quantity(page)).toHaveValue('3');
  await member(page, 'Lars').check();
  await add(page).click();
  await expect(page.getByText('3 in het winkelmandje van Lars')).toBeVisible();
});

test('a quantity rises by keyboard alone to the maximum of an order', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/webshop/categorie/voor-thuis');
  await page.getByRole('link', { name: 'Jaarkalender' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Jaarkalender');
  await expect(page.getByText('Dit wordt opgestuurd.')).toBeVisible();
  await tabTo(page, () => member(page, 'An'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(member(page, 'Noor')).toBeChecked();
  await tabTo(page, () => quantity(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await expect(quantity(page)).toHaveValue('5');
  await expect(page.getByText('Hoogstens 5', { exact: true })).toBeVisible();
  await tabTo(page, () => add(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('5 in het winkelmandje van Noor')).toBeVisible();
  await expect(page.getByPlaceholder('Maximum bereikt')).toBeVisible();
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Je kan er niet meer bestellen/).first()).toBeVisible();
  await expectCalm(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Winkelmandje van Noor');
});

test('a product number in the path or the hash leads to the product', async ({ page }) => {
  await page.goto('/arabesk#webshop-61');
  await expect(page).toHaveURL('/arabesk/webshop/balletschoenen');
  await page.goto('/arabesk/webshop/67?variant=6709');
  await expect(page).toHaveURL('/arabesk/webshop/danslegging?variant=6709');
  await expect(page.getByRole('combobox', { name: 'Kies een uitvoering' })).toHaveValue('6709');
  await expect(page.getByText('€\u00a025,00 per stuk')).toBeVisible();
});

test('an unknown product or category shows that it does not exist', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/404/);
  await page.goto('/arabesk/webshop/haarnetje');
  await expect(page.getByRole('main').getByText('Niet op voorraad')).toBeVisible();
  await expect(add(page)).toHaveCount(0);
  for (const [at, said] of [
    ['/kompas/webshop', 'Deze club heeft geen webshop'],
    ['/kompas/webshop/balletschoenen', 'Deze club heeft geen webshop'],
    ['/arabesk/webshop/bestaat-niet', 'We vinden dit product niet'],
    ['/arabesk/webshop/categorie/bestaat-niet', 'We vinden deze categorie niet'],
  ] as const) {
    await page.goto(at);
    await expect(title(page)).toHaveText(said);
  }
  await page.goto('/arabesk/webshop/categorie/tweedehands');
  await expect(page.getByRole('heading', { name: 'In deze categorie is er nu niets' })).toBeVisible();
  await expectCalm(page);
});

test('a backorder is announced on the product, in the cart and after the payment', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/de-dolfijn/webshop/zwembril');
  await member(page, 'Mila').check();
  await size(page, 'Kind').check();
  await quantity(page).fill('3');
  await expect(page.getByText('Je krijgt er 2 nu en 1 later')).toBeVisible();
  await add(page).click();
  await page.getByRole('link', { name: 'Naar winkelmandje' }).click();
  await expect(title(page)).toHaveText('Winkelmandje van Mila');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Zwembril' })).toContainText(
    '1 van de 3 wordt later geleverd',
  );
  await expectCalm(page);
  await orderButton(page, '43,50').click();

  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(main.getByRole('status')).toHaveText(/^Nog te betalen/);
  const line = main.getByRole('listitem').filter({ hasText: 'Zwembril' });
  await expect(line).toContainText('Mila Peeters · 3 × Zwembril');
  await expect(line).toContainText('1 van de 3 wordt later geleverd');
  await expect(
    main.getByText('Wat nu niet op voorraad is, krijg je zodra het weer binnen is.'),
  ).toBeVisible();
  await expectCalm(page);
  const returned = await payInCheckout(page);
  await expect(returned.getByText('1 van de 3 wordt later geleverd')).toBeVisible();
  await returned.close();
  await expect(main.getByRole('status')).toHaveText('Betaald, bedankt');
  await expect(line).toContainText('1 van de 3 wordt later geleverd');

  await page.goto('/de-dolfijn/webshop/zwembril?variant=8101');
  await expect(main.getByText('Op bestelling').first()).toBeVisible();
});

async function tabTo(page: Page, target: () => ReturnType<typeof quantity>): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await target().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by Tab');
}
