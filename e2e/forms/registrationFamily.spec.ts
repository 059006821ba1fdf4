import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerCamp,
  answerEverything,
  chooseFor,
  family,
} from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

/** Opens the joint form of Lars and Mila, who each have other items in the cart. */
async function openTogether(page: Page): Promise<void> {
  await logIn(page, family);
  await chooseFor(page, { course: 'danskamp-krokus', member: 'Lars', tariff: 'Hele week' });
  await chooseFor(page, { course: 'kleuterdans', member: 'Mila', tariff: 'Heel seizoen' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila' })).toBeVisible();
  await page.getByRole('link', { name: 'Vul alles samen in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila en Lars' })).toBeVisible();
}

test('an error of the server leads to the person with the wrong answer', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/422/);
  await openTogether(page);
  await answerEverything(page);
  await page.getByRole('button', { name: 'Verder met Lars' }).click();
  await answerEverything(page);
  await answerCamp(page);
  await acceptConditions(page);
  await page.route('**/api?q=save_combined*', async (route) => {
    const [{ uid } = { uid: 0 }] = route.request().postDataJSON().registrations;
    const problem = { uid, key: '1010_0', path: [], message: 'Dit kennen we niet.' };
    await route.fulfill({
      status: 422,
      json: { errors: ['Neen'], code: 'invalid-answers', problems: [problem] },
    });
  });
  await page.getByRole('button', { name: /^Inschrijven · / }).click();
  await expect(page.getByRole('radio', { name: 'Mila · na te kijken' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Dit kennen we niet.' })).toBeVisible();
});

test('one of two members is registered alone when the family chooses that', async ({ page }) => {
  await openTogether(page);
  await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('Tom, papa');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila en Lars' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue('Tom, papa');
  await page.getByRole('link', { name: 'Schrijf alleen Mila in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue('Tom, papa');
  await expect(page.getByRole('button', { name: /^Inschrijven · / })).toBeVisible();
});

// This test comes last because it takes the places.
test('two children are filled in one after the other and sent in one order', async ({ page }) => {
  test.setTimeout(120_000);
  await openTogether(page);
  await expectAccessible(page);
  const who = page.getByRole('group', { name: 'Gegevens van', exact: true });

  await page.getByRole('button', { name: 'Verder met Lars' }).click();
  await expect(who.getByRole('radio', { name: 'Mila · na te kijken' })).toBeChecked();
  await expect(
    page.getByRole('radiogroup', { name: /gezondheid/ }).getByRole('radio', { name: 'Ja' }),
  ).toBeFocused();
  await answerEverything(page);
  await page.getByRole('button', { name: 'Verder met Lars' }).click();
  await expect(who.getByRole('radio', { name: 'Mila · klaar' })).not.toBeChecked();
  await expect(who.getByRole('radio', { name: 'Lars', exact: true })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Gegevens van Lars' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Lars');

  // Lars takes over Mila's answers, but none of her personal details.
  await page.getByRole('button', { name: 'Neem antwoorden over van…' }).click();
  await page.getByRole('button', { name: 'Mila', exact: true }).click();
  const taken = page.getByRole('status').filter({ hasText: 'Overgenomen van Mila' });
  const nationality = page.getByRole('combobox', { name: 'Nationaliteit' });
  await expect(taken).toContainText('Nationaliteit');
  await expect(taken).not.toContainText('Voornaam');
  await expect(taken).not.toContainText('gezondheid');
  await expect(nationality).toHaveValue('Belgisch');
  await expect(page.getByText('Zoals bij Mila').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Neem antwoorden over van…' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(nationality).toHaveValue('');
  await page.getByRole('button', { name: 'Neem antwoorden over van…' }).click();
  await page.getByRole('button', { name: 'Mila', exact: true }).click();
  await expect(nationality).toHaveValue('Belgisch');

  await expect(taken).not.toContainText('Ik kom op tijd');
  await answerEverything(page);
  await answerCamp(page);
  await acceptConditions(page);
  await expectAccessible(page);
  // Emptying a valid answer of Mila shows the button back to her form.
  await who.getByRole('radio', { name: 'Mila · klaar' }).check();
  await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('');
  await who.getByRole('radio', { name: 'Lars' }).check();
  await page.getByRole('button', { name: 'Verder met Mila' }).click();
  await expect(who.getByRole('radio', { name: 'Lars · klaar' })).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('Oma Rita');

  const saves: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('q=save_combined')) saves.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: /^Inschrijven · / }).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+,\d+$/);
  await expect(page.getByRole('main')).toContainText('Lars Peeters');
  await expect(page.getByRole('main')).toContainText('Mila Peeters');
  expect(saves).toHaveLength(2);
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { name: /leeg/ })).toBeVisible();
});
