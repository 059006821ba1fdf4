import { orderButton } from '../support/journey/orderButton.ts';
import { enrolNewAccount } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import { acceptConditions, answerEverything, chooseFor, family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

/** A workshop with one place. */
const heels = { tariff: 1221, price: 28 };

test('whoever loses the last place while filling in the form is asked before joining the waiting list (8 taps, 4 fields)', async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await logIn(page, family);
  await chooseFor(page, { course: 'workshop-heels', member: 'An' });
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van An' })).toBeVisible();
  await answerEverything(page);
  await acceptConditions(page);

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await enrolNewAccount(await elsewhere.newPage(), {}, heels);

  await orderButton(page, '28,00').click();
  const lost = page.getByRole('dialog', { name: 'De laatste plaats is net weg' });
  await expect(lost.getByText('Zetten we An op de wachtlijst voor Workshop heels?')).toBeVisible();
  await expect(lost.getByText('Je betaalt dan nog niets.')).toBeVisible();
  await lost.getByRole('button', { name: 'Zet An op de wachtlijst' }).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /wachtlijst$/ })).toBeVisible();
});
