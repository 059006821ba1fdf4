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
  page.getByRole('group', { name: /^Kies een (maat|uitvoering)$/ }).getByRole('radio', { name });
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

test('a backorder is announced on the product, in the cart and after the payment (8 taps, 1 field)', {
  tag: '@loop',
}, async ({ page }) => {
  await logIn(page, family);
  await page.goto('/de-dolfijn/webshop');
  await page.getByRole('main').getByRole('link', { name: 'Zwembril' }).click();
  await member(page, 'Mila').check();
  await size(page, 'Kind').check();
  await quantity(page).fill('3');
  await expect(page.getByText('Je krijgt er 2 nu en 1 later')).toBeVisible();
  await expectCalm(page);
  await add(page).click();
  await page.getByRole('link', { name: 'Naar winkelmandje' }).click();
  await expect(title(page)).toHaveText('Winkelmandje van Mila');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Zwembril' })).toContainText(
    '1 van de 3 wordt later geleverd',
  );
  await expectCalm(page);
  await orderButton(page, '43,50').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Testbetaling' })).toBeVisible();
  await expect(page.getByText(/€\s43,50/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(main.getByRole('status')).toHaveText(/^Nog niet betaald/);
  const line = main.getByRole('listitem').filter({ hasText: 'Zwembril' });
  await expect(line).toContainText('Mila Peeters · 3 × Zwembril');
  await expect(line).toContainText('1 van de 3 wordt later geleverd');
  await expect(
    main.getByText('Wat nu niet op voorraad is, krijg je zodra het weer binnen is.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Terug naar de betaalpagina' }).click();
  await payInCheckout(page);
  await expect(line).toContainText('1 van de 3 wordt later geleverd');

  await page.goto('/de-dolfijn/webshop/zwembril?variant=8101');
  await expect(main.getByText('Op bestelling').first()).toBeVisible();
});
