import type { Locator, Page } from '@playwright/test';
import { orderButton } from './support/journey/orderButton.ts';
import {
  addToFamily,
  bornYearsAgo,
  newPassword,
  registerNewAccount,
  uniqueMail,
} from './support/person/newAccount.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const enrol = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Inschrijven|Schrijf)/ });
/** A birthdate as a person types it. */
const born = (years: number) => bornYearsAgo(years).split('-').toReversed().join('/');

/** Types into a field, unless the portal filled it in already. */
async function type(field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  if ((await field.inputValue()) !== '') return;
  await field.focus();
  await field.pressSequentially(text);
  await field.blur();
}

/** Types a child in the open fields of "Voor wie?", and enrols the child. */
async function addChild(page: Page, child: { fname: string; age: number }): Promise<void> {
  await type(field(page, 'Voornaam'), child.fname);
  await type(field(page, 'Geboortedatum'), born(child.age));
  await expect(page.getByText(`${child.fname} is ${child.age} jaar: dat past`)).toBeVisible();
  await enrol(page).click();
  await expect(title(page, new RegExp(`Gegevens van .*${child.fname}`))).toBeVisible();
}

/** Answers what the club asks about one child. What the portal filled in already stays. */
async function answerForChild(page: Page, parent: { mail: string }): Promise<void> {
  await type(field(page, 'E-mailadres van een ouder'), parent.mail);
  await type(field(page, 'Telefoonnummer van een ouder'), '470123456');
  await page.getByRole('radio', { name: 'Ja', exact: true }).click();
  await page.getByRole('checkbox', { name: /reglement van de turnzaal/ }).click();
}

/** How many controls of a form stand before the section with its first question. The steps of the family aren't part of a form. */
function controlsBeforeQuestions(page: Page, firstName: string): Promise<number> {
  return page.getByRole('region', { name: `Gegevens van ${firstName}`, exact: true }).evaluate((form) => {
    const controls = [...form.querySelectorAll('button, a, input, select, textarea, [role=combobox]')];
    const first = controls.findIndex((control) => control.closest('form section'));
    if (first < 0) throw new Error('the form has no question inside a section');
    return first;
  });
}

test('a new parent enrols two children from the link of the club (15 taps, 10 fields)', {
  tag: '@loop',
}, async ({ page }) => {
  const mail = uniqueMail();
  await page.goto('/de-zwaluw');
  await link(page, 'Kleuterturnen').click();
  await enrol(page).click();
  await type(field(page, 'Voornaam'), 'Sofie');
  await type(field(page, 'Achternaam'), 'De Smet');
  await type(field(page, 'Geboortedatum'), '02/01/1988');
  await type(field(page, 'Je e-mailadres'), mail);
  await type(page.getByLabel('Kies een wachtwoord', { exact: true }), newPassword);
  await button(page, 'Maak een account aan').click();
  await expect(title(page, 'Kleuterturnen')).toBeVisible();
  await addChild(page, { fname: 'Emma', age: 4 });

  await link(page, 'Schrijf nog iemand in').click();
  await link(page, 'Recreatief turnen, lagere school').click();
  await addChild(page, { fname: 'Finn', age: 9 });

  expect(await controlsBeforeQuestions(page, 'Finn')).toBeLessThanOrEqual(1);
  await answerForChild(page, { mail });
  await button(page, /^Verder met Emma/).click();
  expect(await controlsBeforeQuestions(page, 'Emma')).toBeLessThanOrEqual(1);
  await answerForChild(page, { mail });
  await button(page, 'Kijk alles na').click();
  await page.getByRole('checkbox', { name: /Ik ga akkoord met de/ }).click();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+,\d+$/);
  await expect(page.getByRole('main')).toContainText('Emma De Smet');
  await expect(page.getByRole('main')).toContainText('Finn De Smet');
});

test('a known parent with one child enrols that child from the link of the course (5 taps, 1 field)', {
  tag: '@loop',
}, async ({ page }) => {
  const mail = await registerNewAccount(page, { lname: 'De Smet' });
  await addToFamily(page, { fname: 'Emma', lname: 'De Smet', birthdate: bornYearsAgo(4) });
  await page.goto('/de-zwaluw/kleuterturnen');
  await expect(page.getByRole('radio', { name: /Emma De Smet/ })).toBeChecked();
  await enrol(page).click();
  await answerForChild(page, { mail });
  await page.getByRole('checkbox', { name: /Ik ga akkoord met de/ }).click();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
});
