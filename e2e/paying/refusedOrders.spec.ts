import type { Route } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerCamp,
  answerEverything,
  chooseFor,
  family,
} from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const an = 1;
const lars = 3;

test('an order with seats that another device released is refused with a reason, and the other items can be ordered', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  const seats = { event: 131, places: [{ tariff: 1311, nid: 51_005, quantity: 1 }] };
  const about = { club: 1, uid: an, event: seats.event };
  await logIn(page, family);
  expect(
    (await page.request.post('/api?q=hold_seats', { data: { ...about, seats: seats.places } })).status(),
  ).toBe(200);
  await page.goto('/arabesk?uid=1');
  await expect(page.getByRole('button', { name: 'An Peeters, kies gezinslid' })).toBeVisible();
  await fillCart(page, { club: 1, uid: an, items: { products: { 6302: 1 }, seats } });
  await page.goto('/arabesk/winkelmandje');
  const order = orderButton(page);
  await expect(order).toBeEnabled();

  expect((await page.request.post('/api?q=release_seats', { data: about })).status()).toBe(200);
  await order.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Niet meer gereserveerd' });
  await expect(refusal).toContainText('De tijd om af te rekenen is om.');
  const seat = page.getByRole('listitem').filter({ hasText: 'Lentevoorstelling' });
  await expect(seat).toHaveCount(0);
  await expect(refusal).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await orderButton(page, '18,00').click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(page.getByRole('main').getByText(/T-shirt Arabesk/)).toBeVisible();
});

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
