import { confirmAddress } from '../support/person/confirmAddress.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { orderShirt } from '../support/person/orderShirt.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a member withdraws from an order of the webshop by the invoice, and gets a mail with the date and time', async ({
  page,
  portal,
}) => {
  const to = await orderShirt(page);
  await confirmAddress(page, to, portal.dataFolder);
  await page.goto('/kostennota-s');
  await page
    .getByRole('main')
    .getByRole('link', { name: /T-shirt/ })
    .click();
  await page.getByRole('link', { name: 'Bekijk of herroep deze bestelling' }).click();
  await expect(page.getByText(/^Je kan deze bestelling tot 14 dagen na de levering herroepen/)).toBeVisible();
  await page.getByRole('button', { name: 'Herroep deze bestelling' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Herroep je deze bestelling?' });
  await expect(dialog.getByRole('listitem')).toContainText('T-shirt');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Behoud de bestelling' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Herroep deze bestelling' }).press('Enter');
  await dialog.getByRole('button', { name: 'Bevestig de herroeping' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: /^Je herriep deze bestelling op 20\/11\/2026 om / }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Je herriep deze bestelling op/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Herroep deze bestelling' })).toHaveCount(0);
  const mail = await newestMail({ to, about: /^Je herroeping van bestelling/ }, portal.dataFolder);
  expect(mail.text).toMatch(/Ontvangen op 20\/11\/2026 om \d\du\d\d\./);
});
