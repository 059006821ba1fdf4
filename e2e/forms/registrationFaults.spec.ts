import type { Page } from '@playwright/test';
import { orderButton, orderName } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerEverything,
  chooseFor,
  family,
  openForm,
} from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

async function openCamp(page: Page): Promise<void> {
  await logIn(page, family);
  await chooseFor(page, { course: 'danskamp-krokus', member: 'Lars', tariff: 'Hele week' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Lars' })).toBeVisible();
}

test('an order survives a failing save, a changed price and a lost answer, and is placed once', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource|ApiFailure/);
  await openForm(page, 'ballet-volwassenen-starters', 'Karim', 'beheer@example.org');
  await answerEverything(page);
  await acceptConditions(page);
  const submit = orderButton(page);
  const who = page.getByRole('textbox', { name: 'Wie mogen we bellen?' });
  const contact = await who.inputValue();
  const agreement = page.getByRole('checkbox', { name: /Ik ga akkoord/ });

  await test.step('a failing save leaves the typed answers in the form', async () => {
    await page.route('**/api?q=save_combined*', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    );
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' })).toBeVisible();
    await expect(who).toHaveValue(contact);
    await page.unroute('**/api?q=save_combined*');
  });

  await test.step('a changed price needs a new confirmation, and a lost answer orders once', async () => {
    // Sends an outdated price, as if the screen had shown it.
    await page.route('**/api?q=place_order', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), total: 1 }) }),
    );
    await submit.click();
    const question = page.getByRole('dialog', { name: 'De prijs is gewijzigd' });
    await expect(question).toContainText(/€\s225,00/);
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await expect(agreement).toBeChecked();
    await submit.click();
    await expect(question).toBeVisible();
    await page.unroute('**/api?q=place_order');
    // The server places the order, but its response is lost. The second press must not order twice.
    let keys: (string | undefined)[] = [];
    await page.route('**/api?q=place_order', async (route) => {
      keys = [...keys, route.request().headers()['idempotency-key']];
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await question.getByRole('button', { name: orderName() }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Je hebt geen internet' })).toBeVisible();
    await submit.click();
    await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

test('a form that the club changes meanwhile reloads with the typed answers', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await openForm(page, 'ballet-volwassenen-starters', 'An');
  await answerEverything(page);
  await acceptConditions(page);

  // The club adds a question to the first section.
  await page.route('**/api?q=get_combined*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const question = { qid: 9001, nid: 0, type: 'text', question: 'Wat eet je graag?', required: true };
    for (const form of [answer, ...answer.users]) (form.result ?? form.sections)[0].fields.push(question);
    await route.fulfill({ response, json: { ...answer, formVersion: 'another' } });
  });
  let versions: string[] = [];
  let keys: (string | undefined)[] = [];
  await page.route('**/api?q=save_combined*', async (route) => {
    versions = [...versions, route.request().postDataJSON().formVersion];
    keys = [...keys, route.request().headers()['idempotency-key']];
    await route.fulfill({ status: 409, json: { errors: ['Gewijzigd'], code: 'form-changed' } });
  });
  const submit = orderButton(page);
  await submit.click();
  const notice = page.getByRole('alert').filter({ hasText: 'De club heeft dit formulier net gewijzigd' });
  await expect(notice).toContainText('Wat eet je graag?');
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue('An Peeters, mama');
  await expectAccessible(page);

  await submit.click();
  await expect(page.getByRole('textbox', { name: 'Wat eet je graag?' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Wat eet je graag?' }).fill('Spaghetti');
  await submit.click();
  await expect.poll(() => versions).toHaveLength(2);
  expect(versions[1]).toBe('another');
  await page.unrouteAll({ behavior: 'wait' });
  expect(keys[1]).not.toBe(keys[0]);
});

test('an address is looked up during typing, and a submit waits for the result', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await openCamp(page);
  await answerEverything(page);
  await acceptConditions(page);
  await page.getByRole('textbox', { name: 'Wie haalt je kind op?' }).fill('Tom, papa');
  await page.getByRole('combobox', { name: 'Postcode' }).fill('9000');
  await page.getByRole('combobox', { name: 'Postcode' }).press('Tab');
  await page.getByRole('combobox', { name: 'Gemeente' }).fill('Gent');
  await page.getByRole('textbox', { name: 'Huisnummer' }).fill('12');

  let answerCheck: () => void = () => {};
  const checked = new Promise<void>((resolve) => {
    answerCheck = resolve;
  });
  await page.route('**/api?q=validate_address*', async (route) => {
    await checked;
    await route.continue();
  });
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().includes('q=save_combined')) saves += 1;
  });
  // This test does not need the order. Refusing it keeps the place free for other tests.
  await page.route('**/api?q=place_order', (route) =>
    route.fulfill({ status: 409, json: { errors: ['Volzet'], code: 'not-available' } }),
  );
  await page.getByRole('textbox', { name: 'Straat' }).fill('Burgstaat');
  await page.getByRole('textbox', { name: 'Straat' }).press('Enter');
  await expect(page.getByText('We kijken je adres na…').first()).toBeVisible();
  expect(saves).toBe(0);
  answerCheck();
  await expect(page.getByRole('alert').filter({ hasText: 'We vinden dit adres niet' })).toBeVisible();
  expect(saves).toBe(0);
  await page.getByRole('button', { name: 'Bedoelde je Burgstraat 12?' }).click();
  await expect(page.getByText('Dit adres klopt.')).toBeVisible();
  await orderButton(page).click();
  await expect.poll(() => saves).toBe(1);
});
