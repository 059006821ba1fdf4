import type { Route } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerCamp,
  answerEverything,
  chooseFor,
  family,
} from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const lars = 3;

test('an order is refused on the form when another device deleted an answer, and a second submit sends it again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await logIn(page, family);
  await chooseFor(page, { course: 'danskamp-krokus', member: 'Lars', tariff: 'Hele week' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Lars' })).toBeVisible();
  await answerEverything(page);
  await answerCamp(page);
  await acceptConditions(page);

  // Another device deletes the national number between the answers and the order.
  const meanwhile = async (route: Route) => {
    const data = { uid: lars, national_insurance_number: '' };
    expect((await page.request.post('/api?q=save_profile', { data })).status()).toBe(200);
    await route.continue();
  };
  await page.route('**/api?q=place_order', meanwhile, { times: 1 });
  const submit = orderButton(page, '145,00');
  await submit.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Nog niet alles is ingevuld' });
  await expect(refusal).toContainText('Vul eerst de gegevens voor deze inschrijving in.');
  await submit.click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
});
