import type { Page } from '@playwright/test';
import { type CountedInput, countedInputOn } from './support/journey/countedInput.ts';
import { orderButton } from './support/journey/orderButton.ts';
import {
  addToFamily,
  bornYearsAgo,
  newPassword,
  registerNewAccount,
  uniqueMail,
} from './support/person/newAccount.ts';
import { expect, test } from './support/test.ts';

/** Most presses and typed fields from the club's link to two confirmed children. */
const mostOfNewParent = { taps: 15, typed: 12 };
/** Most presses of an existing parent with one child, from the link of a course to the confirmation. */
const mostOfKnownParent = { taps: 5 };

test.describe.configure({ timeout: 180_000 });

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const enrol = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Inschrijven|Schrijf)/ });
/** A birthdate as a person types it. */
const born = (years: number) => bornYearsAgo(years).split('-').toReversed().join('/');

/** Types a child in the open fields of "Voor wie?", and enrols the child. */
async function addChild(
  page: Page,
  input: CountedInput,
  child: { fname: string; age: number },
): Promise<void> {
  await input.type(field(page, 'Voornaam'), child.fname);
  await input.type(field(page, 'Geboortedatum'), born(child.age));
  await expect(page.getByText(`${child.fname} is ${child.age} jaar: dat past`)).toBeVisible();
  await input.press(enrol(page));
  await expect(title(page, new RegExp(`Gegevens van .*${child.fname}`))).toBeVisible();
}

/** Answers what the club asks about one child. What the portal filled in already stays. */
async function answerForChild(page: Page, input: CountedInput, parent: { mail: string }): Promise<void> {
  await input.type(field(page, 'E-mailadres van een ouder'), parent.mail);
  await input.type(field(page, 'Telefoonnummer van een ouder'), '470123456');
  await input.press(page.getByRole('radio', { name: 'Ja', exact: true }));
  await input.press(page.getByRole('checkbox', { name: /reglement van de turnzaal/ }));
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

test(
  'a new parent enrols two children from the link of the club',
  { tag: '@loop' },
  async ({ page, isMobile }, { annotations }) => {
    const input = countedInputOn(page, isMobile);
    const mail = uniqueMail();
    await page.goto('/de-zwaluw');
    await input.press(link(page, 'Kleuterturnen'));
    await input.press(enrol(page));
    await input.type(field(page, 'Voornaam'), 'Sofie');
    await input.type(field(page, 'Achternaam'), 'De Smet');
    await input.type(field(page, 'Geboortedatum'), '02/01/1988');
    await input.type(field(page, 'Je e-mailadres'), mail);
    await input.type(page.getByLabel('Kies een wachtwoord', { exact: true }), newPassword);
    await input.press(button(page, 'Maak een account aan'));
    await expect(title(page, 'Kleuterturnen')).toBeVisible();
    await addChild(page, input, { fname: 'Emma', age: 4 });

    await input.press(link(page, 'Schrijf nog iemand in'));
    await input.press(link(page, 'Recreatief turnen, lagere school'));
    await addChild(page, input, { fname: 'Finn', age: 9 });

    expect(await controlsBeforeQuestions(page, 'Finn')).toBeLessThanOrEqual(1);
    await answerForChild(page, input, { mail });
    await input.press(button(page, /^Verder met Emma/));
    expect(await controlsBeforeQuestions(page, 'Emma')).toBeLessThanOrEqual(1);
    await answerForChild(page, input, { mail });
    await input.press(button(page, 'Kijk alles na'));
    await input.press(page.getByRole('checkbox', { name: /Ik ga akkoord met de/ }));
    await input.press(orderButton(page));
    await expect(page).toHaveURL(/\/bevestiging\/\d+,\d+$/);
    await expect(page.getByRole('main')).toContainText('Emma De Smet');
    await expect(page.getByRole('main')).toContainText('Finn De Smet');
    annotations.push({ type: 'way', description: `${input.taps} taps, ${input.typed} typed fields` });
    expect(input.taps).toBeLessThanOrEqual(mostOfNewParent.taps);
    expect(input.typed).toBeLessThanOrEqual(mostOfNewParent.typed);
  },
);

test('a known parent with one child enrols that child from the link of the course', { tag: '@loop' }, async ({
  page,
  isMobile,
}) => {
  const input = countedInputOn(page, isMobile);
  const mail = await registerNewAccount(page, { lname: 'De Smet' });
  await addToFamily(page, { fname: 'Emma', lname: 'De Smet', birthdate: bornYearsAgo(4) });
  await page.goto('/de-zwaluw/kleuterturnen');
  await expect(page.getByRole('radio', { name: /Emma De Smet/ })).toBeChecked();
  await input.press(enrol(page));
  await answerForChild(page, input, { mail });
  await input.press(page.getByRole('checkbox', { name: /Ik ga akkoord met de/ }));
  await input.press(orderButton(page));
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  expect(input.taps).toBeLessThanOrEqual(mostOfKnownParent.taps);
});
