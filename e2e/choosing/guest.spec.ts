import { orderButton } from '../support/journey/orderButton.ts';
import { payInCheckout } from '../support/journey/payInCheckout.ts';
import { uniqueMail } from '../support/person/newAccount.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a visitor buys two seats without an account, and finds the tickets by mail (8 taps, 3 fields)', async ({
  page,
  portal,
  browser,
}) => {
  const main = page.getByRole('main');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const seat = (number: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^Rij C, stoel ${number},`) });
  const mail = uniqueMail();
  await page.goto('/arabesk/lentevoorstelling');
  await main.getByRole('link', { name: 'Kies je tickets' }).click();
  await seat(7).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Koop zonder account');
  await field('Voornaam').fill('Fons');
  await field('Achternaam').fill('Nijs');
  await field('Je e-mailadres').fill(mail);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Verder zonder account' }).click();
  await expect(seat(7)).toHaveAccessibleName(/van jou$/);
  await seat(8).click();
  await page.getByRole('button', { name: 'Verder · € 36,00' }).click();
  await expect(main.getByText(`Je tickets komen naar ${mail}.`)).toBeVisible();
  await orderButton(page, '36,00').click();
  await payInCheckout(page);
  await expectAccessibleInBothThemes(page);
  await main.getByRole('link', { name: 'Naar je tickets' }).click();
  await expect(main.getByText('Rij C, stoel 7')).toBeVisible();
  await expect(main.getByText('Rij C, stoel 8')).toBeVisible();

  const { text, files } = await newestMail(
    { to: mail, about: /^Je tickets zitten als pdf/m },
    portal.dataFolder,
  );
  expect(files).toContain('application/pdf');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(/https?:\S+\/bevestiging\/\S+/.exec(text)?.[0] ?? '');
  await expect(elsewhere.getByRole('link', { name: 'Naar je tickets' })).toBeVisible();
  await elsewhere.context().close();
});
