import type { Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerCamp,
  answerEverything,
  chooseFor,
  family,
  openKnown,
} from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

/** Opens the joint form of Lars and Mila, who each have other items in the cart. */
async function openTogether(page: Page): Promise<void> {
  await logIn(page, family);
  await chooseFor(page, { course: 'danskamp-krokus', member: 'Lars', tariff: 'Hele week' });
  await chooseFor(page, { course: 'kleuterdans', member: 'Mila', tariff: 'Heel seizoen' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila en Lars' })).toBeVisible();
}

test('one of two members is registered alone when the family chooses that', async ({ page }) => {
  await openTogether(page);
  await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('Tom, papa');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila en Lars' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue('Tom, papa');
  await page.getByRole('link', { name: 'Schrijf alleen Mila in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue('Tom, papa');
  await expect(page.getByRole('navigation', { name: 'Stappen van de inschrijving' })).toBeHidden();
  await page.getByRole('link', { name: 'Vul alles samen in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Mila en Lars' })).toBeVisible();
});

// This test comes last because it takes the places.
test('two children are filled in one after the other and sent in one order', { tag: '@loop' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openTogether(page);
  const steps = page.getByRole('navigation', { name: 'Stappen van de inschrijving' });
  const current = steps.locator('[aria-current=step]');

  await page.getByRole('button', { name: 'Verder met Lars' }).click();
  await expect(current).toHaveText(/Mila · 1 van 2 na te kijken/);
  await expect(
    page.getByRole('radiogroup', { name: /gezondheid/ }).getByRole('radio', { name: 'Ja' }),
  ).toBeFocused();
  await answerEverything(page);
  await page.getByRole('button', { name: 'Verder met Lars' }).click();
  await expect(steps.getByRole('button', { name: 'Mila · 1 van 2 klaar' })).toBeVisible();
  await expect(current).toHaveText(/Lars · 2 van 2/);
  await expect(page.getByRole('region', { name: 'Gegevens van Lars' })).toBeFocused();
  await openKnown(page);
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Lars');

  // Lars's form begins with Mila's answers, but with none of her personal details.
  await expect(page.getByRole('combobox', { name: 'Nationaliteit' })).toHaveValue('Belgisch');
  await expect(page.getByText('Zoals bij Mila').first()).toBeVisible();
  for (const answer of await page
    .getByRole('radiogroup', { name: /gezondheid/ })
    .getByRole('radio')
    .all())
    await expect(answer).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /komt? op tijd/ })).not.toBeChecked();
  await answerEverything(page);
  await answerCamp(page);
  await page.getByRole('button', { name: 'Kijk alles na' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kijk alles na' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Gegevens van Mila' })).toContainText('An Peeters, mama');
  const answersOfLars = page.getByRole('region', { name: 'Gegevens van Lars' });
  await expect(answersOfLars).not.toContainText('Burgstraat');
  await answersOfLars.getByRole('button', { name: 'Toon alle antwoorden' }).click();
  await expect(answersOfLars).toContainText('Burgstraat');
  // Each person's choice has its price, and all of them one total.
  await expect(page.getByRole('region', { name: 'Gegevens van Mila' })).toContainText(
    /Kleuterdans.*€\s165,00/,
  );
  await expect(page.getByRole('region', { name: 'Gegevens van Lars' })).toContainText(/Danskamp.*€\s145,00/);
  await expect(page.getByRole('region', { name: 'Te betalen' })).toContainText(/Totaal\s*€\s310,00/);
  // Emptying a valid answer of Mila leads from another form back to hers.
  await page.getByRole('button', { name: 'Wijzig de gegevens van Mila' }).click();
  await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('');
  await steps.getByRole('button', { name: /^Lars/ }).click();
  await page.getByRole('button', { name: /^Verder naar: Danskamp/ }).click();
  await page.getByRole('button', { name: 'Verder met Mila' }).click();
  await expect(current).toHaveText(/Mila · 1 van 2/);
  await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('Oma Rita');
  await page.getByRole('button', { name: 'Kijk alles na' }).click();
  await expect(page.getByRole('region', { name: 'Gegevens van Mila' })).toContainText('Oma Rita');
  // A missing agreement is shown in the review itself.
  await orderButton(page).click();
  await expect(page.getByRole('checkbox', { name: /Ik ga akkoord/ })).toBeFocused();
  await acceptConditions(page);

  const saves: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('q=save_combined')) saves.push(request.postDataJSON());
  });
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+,\d+$/);
  await expect(page.getByRole('main')).toContainText('Lars Peeters');
  await expect(page.getByRole('main')).toContainText('Mila Peeters');
  expect(saves).toHaveLength(2);
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { name: /leeg/ })).toBeVisible();
});
