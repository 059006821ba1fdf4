import type { Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { payInCheckout } from '../support/journey/payInCheckout.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const said = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text);

test('a paid pass reserves a lesson, and its log shows both moves (9 taps, no fields)', {
  tag: ['@loop', '@date'],
}, async ({ page }) => {
  await logIn(page, family);
  await page.goto('/de-dolfijn/beurtenkaart');
  // The label covers the radio, so a person clicks the name.
  await page.getByRole('group', { name: 'Van wie?' }).getByText('Noor', { exact: true }).click();
  await page.getByRole('button', { name: 'Leg in winkelmandje Badenkaart 10' }).click();
  await expect(heading(page, 'Winkelmandje van Noor')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Zit in je winkelmandje Badenkaart 10' }).click();
  await orderButton(page, '45,00').click();
  await payInCheckout(page);
  await expect(page.getByText(/€\s45,00/).first()).toBeVisible();
  await expect(page.getByText('Noor Peeters · Badenkaart 10')).toBeVisible();

  await page.getByRole('link', { name: 'Naar je beurtenkaart' }).click();
  await expect(page.getByRole('region', { name: 'Jouw kaarten' }).getByRole('listitem')).toContainText(
    /Badenkaart 10\s*10\s*beurten over/,
  );
  await page.getByRole('link', { name: 'Reserveer een les' }).click();
  await expect(page.getByText('Je hebt nog 10 beurten.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Reserveren Zwemtraining/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Reserveren voor 1 beurt' }).click();
  await expect(said(page, 'Je les is gereserveerd. Op je kaart heb je nog 9 beurten.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Gereserveerd (1)' })).toBeVisible();

  await page.goto('/de-dolfijn/beurtenkaart/logboek');
  const log = page.getByRole('table', { name: 'Wat er met Badenkaart 10 gebeurde' });
  await expect(log.locator('tbody tr')).toHaveText([
    /Les gereserveerd: Zwemtraining.*−1.*9/,
    /Kaart gekocht.*\+10.*10/,
  ]);
});
