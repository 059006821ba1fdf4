import type { Page, Route } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerEverything,
  chooseFor,
  family,
  openForm,
  whoAreYou,
} from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a server that fails': (route) => route.fulfill({ status: 500, json: { errors: ['x'], code: 'internal' } }),
  'a gateway that fails': (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  'HTML instead of JSON': (route) => route.fulfill({ status: 200, body: '<p>Log in on this wifi</p>' }),
  'JSON that breaks off': (route) => route.fulfill({ status: 200, body: '{"result":[{"uid"' }),
  'no network': (route) => route.abort(),
};

async function openCamp(page: Page): Promise<void> {
  await logIn(page, family);
  await chooseFor(page, { course: 'danskamp-krokus', member: 'Lars', tariff: 'Hele week' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Lars' })).toBeVisible();
}

test('a failing call of the registration leaves the typed answers in the form', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource|ApiFailure/);
  await openForm(page, 'ballet-volwassenen-starters', 'An');
  await answerEverything(page);
  await acceptConditions(page);
  const submit = orderButton(page);
  for (const operation of ['save_combined', 'place_order']) {
    for (const [fault, answer] of Object.entries(faults)) {
      await page.route(`**/api?q=${operation}*`, answer);
      await submit.click();
      const alert = page.getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' });
      await expect(alert, `${operation}: ${fault}`).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue(
        'An Peeters, mama',
      );
      await expect(page.getByRole('checkbox', { name: /Ik ga akkoord/ })).toBeChecked();
      await page.unroute(`**/api?q=${operation}*`);
    }
  }
  await expectAccessible(page);
});

test('a form or a price that fails to load shows an error and a retry', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/Failed to load resource|ApiFailure/);
  await openForm(page, 'ballet-volwassenen-starters', 'An');
  for (const operation of ['get_combined_course', 'compile_public']) {
    await page.route(`**/api?q=${operation}*`, (route) => route.fulfill({ status: 502, body: '' }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Er loopt iets mis aan onze kant');
    await page.unroute(`**/api?q=${operation}*`);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(whoAreYou(page)).toContainText('VoornaamAn');
  }
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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bedoelde je Burgstraat 12?' }).click();
  await expect(page.getByText('Dit adres klopt.')).toBeVisible();
  await orderButton(page).click();
  await expect.poll(() => saves).toBe(1);
});
