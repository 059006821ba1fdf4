import { countedInputOn } from '../support/journey/countedInput.ts';
import { orderButton } from '../support/journey/orderButton.ts';
import { payInCheckout } from '../support/journey/payInCheckout.ts';
import { uniqueMail } from '../support/person/newAccount.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** Presses and typed fields from the event to the tickets, without those of the bank. */
const most = { taps: 7, typed: 3 };

test('a visitor buys two seats without an account by 7 presses and 3 typed fields, and finds the tickets by mail', async ({
  page,
  isMobile,
  portal,
  browser,
}) => {
  const input = countedInputOn(page, isMobile);
  const main = page.getByRole('main');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const seat = (number: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^Rij C, stoel ${number},`) });
  const mail = uniqueMail();
  await page.goto('/arabesk/lentevoorstelling');
  await input.press(main.getByRole('link', { name: /plaatsen/i }));
  await input.press(seat(7));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Koop zonder account');
  await input.type(field('Voornaam'), 'Fons');
  await input.type(field('Achternaam'), 'Nijs');
  await input.type(field('Je e-mailadres'), mail);
  await expectAccessibleInBothThemes(page);
  await input.press(page.getByRole('button', { name: 'Verder zonder account' }));
  await expect(seat(7)).toHaveAccessibleName(/van jou$/);
  await input.press(seat(8));
  await input.press(page.getByRole('button', { name: 'Verder · € 36,00' }));
  await expect(main.getByText(`Je tickets komen naar ${mail}.`)).toBeVisible();
  await input.press(orderButton(page, '36,00'));
  await payInCheckout(page);
  await expectAccessibleInBothThemes(page);
  await input.press(main.getByRole('link', { name: 'Naar je tickets' }));
  await expect(main.getByText('Rij C, stoel 7')).toBeVisible();
  await expect(main.getByText('Rij C, stoel 8')).toBeVisible();
  expect(input.taps).toBeLessThanOrEqual(most.taps);
  expect(input.typed).toBeLessThanOrEqual(most.typed);

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
