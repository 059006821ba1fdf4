import type { Locator, Page } from '@playwright/test';
import { callDirectly } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import { bornYearsAgo, newPassword } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { type EmptyClub, startEmptyClub } from '../support/server/startEmptyClub.ts';
import { test as base, expect } from '../support/test.ts';

const manager = 'an@springplank.example';
const course = 'Kleuterturnen 1';

let club: EmptyClub | undefined;

const test = base.extend({
  // The demo server beside it gives the pages their clock.
  baseURL: ({ portal }, use) => use(club?.origin ?? portal.origin),
});

// Each journey goes on with the club of the one before it.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll('an operator makes a club and invites its manager', async ({ playwright }) => {
  test.setTimeout(300_000);
  club = await startEmptyClub({
    ...{ url: 'springplank', title: 'Turnkring De Springplank', city: 'Beveren', manager },
  });
  const request = await playwright.request.newContext({ baseURL: club.origin });
  const [, code] = club.invitation.split('code=');
  await callDirectly(request, 'register_account', {
    ...{ fname: 'An', lname: 'Claes', birthdate: bornYearsAgo(40), mail: manager, password: newPassword },
  });
  await callDirectly(request, 'accept_role_invite', { code });
  await request.dispose();
});

test.afterAll(() => club?.stop());

test('a new manager follows the guide from an empty club: text, colour, legal person, IBAN (10 taps, 8 fields)', async ({
  page,
}) => {
  await asManager(page, '/springplank');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Zet je club klaar' }).click();
  await expect(main.getByRole('heading', { name: 'Zet je club klaar' })).toBeVisible();

  await test.step('says what the club does', async () => {
    await main.getByRole('link', { name: /^Nog geen tekst/ }).click();
    await expect(field(main, 'Beschrijving (optioneel)')).toBeFocused();
    await page.keyboard.insertText('Turnen voor jong en oud, op drie plaatsen in Beveren.');
    await field(main, 'E-mailadres (optioneel)').fill('info@springplank.example');
    await open(main, 'Uiterlijk');
    await field(main, 'Code van de kleur').fill('#0f6b5c');
  });

  await test.step('fills in the legal person, as its papers write the number', async () => {
    await main.getByRole('link', { name: 'Aan de slag' }).click();
    await main.getByRole('link', { name: 'Wettelijke gegevens', exact: true }).click();
    await main.getByRole('link', { name: 'Vul de gegevens in' }).click();
    const name = field(main, /^Naam van de rechtspersoon/);
    await expect(name).toBeFocused();
    await name.fill('Turnkring De Springplank');
    await field(main, /^Rechtsvorm/).fill('vzw');
    await field(main, /^Zetel/).fill('Schoolstraat 12, 9120 Beveren');
    await field(main, /^Ondernemingsnummer/).fill('0123.456.749');
  });

  await test.step('fills in the IBAN, as the bank writes it', async () => {
    await open(main, 'Betalen en stoppen');
    await field(main, /^Rekeningnummer/).fill('BE68 5390 0754 7034');
  });

  await publish(page);
  await main.getByRole('link', { name: 'Aan de slag' }).click();
  await expect(main.getByRole('link', { name: /^Nog geen (IBAN|wettelijke gegevens)/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

// The bar is 15 actions, also with the press in the list of days that the browser draws.
test('a manager makes a weekly course with its price and its ages, and a visitor can enrol (6 taps, 7 fields)', async ({
  page,
  browser,
}) => {
  await asManager(page, '/springplank/beheer/aanbod?deel=cursussen');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Nieuwe cursus' }).click();
  await expect(field(main, 'Naam')).toBeFocused();
  await page.keyboard.insertText(course);
  const day = main.getByRole('combobox', { name: 'Dag' });
  await day.press(' ');
  await day.selectOption('woensdag');
  await main.getByLabel('Van', { exact: true }).fill('13:30');
  await main.getByLabel('Tot', { exact: true }).fill('14:30');
  await expect(main.getByText(/^\d+ lessen, van woensdag/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Voeg een tarief toe' }).click();
  await expect(field(main, 'Prijs (€)')).toBeFocused();
  await page.keyboard.insertText('95');
  await field(main, 'Plaatsen (optioneel)').fill('16');
  await open(main, 'Voor wie');
  await field(main, 'Geboortejaar vanaf (optioneel)').fill('2021');
  await field(main, 'Geboortejaar tot en met (optioneel)').fill('2022');
  await publish(page);
  await expect(page).toHaveURL(/item=\d+$/);
  await expect(main.getByRole('button', { name: 'Kopieer' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto('/springplank/kleuterturnen-1');
  await expect(visitor.getByRole('heading', { level: 1, name: course })).toBeVisible();
  await expect(
    visitor.getByRole('definition').filter({ hasText: 'Geboren van 2021 tot en met 2022' }),
  ).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Inschrijven · €\s95,00$/ })).toBeEnabled();
  await visitor.context().close();
});

// The bar is 6 actions.
test('a manager moves the hour of a course, and parents see it (4 taps, 1 field)', async ({ page }) => {
  await asManager(page, '/springplank');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Aanbod beheren' }).click();
  await main.getByText('13u30–14u30').first().click();
  await main.getByRole('textbox', { name: `Uren van ${course}` }).fill('14u-15u');
  await main.getByRole('textbox', { name: `Uren van ${course}` }).press('Enter');
  await publish(page);
  await page.goto('/springplank/kleuterturnen-1');
  await expect(main.getByRole('definition').filter({ hasText: 'wo 14u00 tot 15u00' })).toBeVisible();
});

async function asManager(page: Page, path: string): Promise<void> {
  await logIn(page, manager, { password: newPassword });
  await page.goto(path);
}

function field(around: Locator, name: string | RegExp): Locator {
  return around.getByRole('textbox', { name, exact: true });
}

async function open(main: Locator, part: string): Promise<void> {
  await main.getByText(part, { exact: true }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bekijk en publiceer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(page.getByText('Je aanbod is gepubliceerd. Ouders zien het vanaf nu.').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}
