import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { registerNewAccount } from '../support/person/newAccount.ts';
import { chooseFor, family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const tasks = (page: Page) => page.getByRole('region', { name: 'Te doen' });
const task = (page: Page, name: string | RegExp) =>
  tasks(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const lessons = (page: Page) => page.getByRole('region', { name: 'Volgende lessen' });

async function open(page: Page, login = family): Promise<void> {
  await logIn(page, login);
  await page.goto('/dashboard');
  await expect(lessons(page)).toBeVisible();
}

test('tasks come first on the dashboard, and late tasks before all others', async ({ page }) => {
  await open(page, 'federatie@example.org');
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Els' })).toBeVisible();
  const first = tasks(page).getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText('Kostennota van Zwemclub De Dolfijn is vervallen');
  await expect(first).toContainText('Dit was te betalen tegen');
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    first.getByRole('button', { name: /^Nu betalen · €\s210,00$/ }).click(),
  ]);
  await expect(checkout).toHaveURL(/test-checkout/);
  await checkout.close();
});

test('tasks for a free place, an invitation and missing details link to their screens', async ({ page }) => {
  await open(page);
  await expectAccessibleInBothThemes(page);
  await expect(task(page, /^Plaats vrij voor An Peeters/)).toContainText(
    /We houden die plaats vrij tot \d\d\/\d\d\/\d{4} om \d\du\d\d/,
  );
  await task(page, /^Plaats vrij voor An Peeters/)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/arabesk/uitnodigingen');
  await expect(
    page
      .getByRole('heading', { name: 'Er is een plaats vrij!' })
      .or(page.getByText('Er is een plaats vrij!'))
      .first(),
  ).toBeVisible();
  await page.goto('/dashboard');
  await expect(task(page, 'Karim El Amrani vraagt je mee naar Tango voor koppels')).toBeVisible();
  await task(page, 'Vul de gegevens van je gezin aan')
    .getByRole('link', { name: /^Lars Peeters: adres/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Lars' })).toBeVisible();
});

test('the free place of a registration opens without a question for whom it is', async ({ page }) => {
  await open(page);
  await page
    .getByRole('region', { name: 'Mijn inschrijvingen' })
    .getByRole('link', { name: 'Bekijk de vrije plaats' })
    .click();
  await expect(page).toHaveURL('/arabesk/uitnodigingen');
  await expect(page.getByText('Er is een plaats vrij!')).toBeVisible();
});

test('an abandoned cart is offered on the dashboard', async ({ page }) => {
  await logIn(page, family);
  await chooseFor(page, { course: 'jazz-volwassenen', member: 'An' });
  await page.goto('/dashboard');
  const cart = task(page, 'Je winkelmandje bij Dansstudio Arabesk wacht nog');
  await expect(cart).toContainText('Je koos al iets voor An');
  await cart.getByRole('link', { name: 'Naar je winkelmandje' }).click();
  await expect(page).toHaveURL(/\/arabesk\/winkelmandje$/);
});

test('the dashboard lists the next lessons of each member with their place, and links to the calendar', async ({
  page,
}) => {
  await open(page);
  const noor = lessons(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Noor' }) });
  await expect(noor.getByRole('link')).toHaveCount(3);
  await expect(noor.getByRole('link').first()).toHaveText('Jazz 12-15 jaar');
  await expect(noor).toContainText('18u00 – 19u15');
  await expect(noor).toContainText('Coupure Links 112, zaal Fonteyn · Dansstudio Arabesk');
  await expect(lessons(page).getByRole('listitem').filter({ hasText: 'Mila' })).toContainText(
    'Niets gepland',
  );
  await lessons(page).getByRole('link', { name: 'Naar de kalender' }).click();
  await expect(page).toHaveURL('/calendar');
});

test('a part that fails to load leaves the others visible and offers a retry', async ({ page }) => {
  await logIn(page, family);
  await page.route('**/api?q=get_dashboard', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, result: { ...body.result, lessons: null, passes: null } },
    });
  });
  await page.goto('/dashboard');
  await expect(tasks(page)).toContainText('We konden niet alles laden.');
  await expect(task(page, /^Karim El Amrani/)).toBeVisible();
  await expect(lessons(page)).toContainText('We konden de volgende lessen niet laden.');
  await page.unrouteAll({ behavior: 'wait' });
  await lessons(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(lessons(page).getByRole('link', { name: 'Jazz 12-15 jaar' }).first()).toBeVisible();
  await expect(page.getByText('We konden niet alles laden.')).toHaveCount(0);
});

test('the dashboard of a new account says that no lessons are planned and links to the search for a club', async ({
  page,
}) => {
  await registerNewAccount(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Nele' })).toBeVisible();
  await expect(lessons(page)).toContainText('Nog geen lessen gepland');
  await expect(lessons(page).getByRole('link', { name: 'Zoek een club' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a family without tasks reads that there is nothing to do', async ({ page }) => {
  await logIn(page, family);
  await page.route('**/api?q=get_dashboard', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const none = { invoices: [], invitations: [], offers: [], passes: [], details: [], messages: [] };
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, ...none } } });
  });
  await page.goto('/dashboard');
  await expect(tasks(page)).toContainText('Alles is in orde');
  await expectAccessibleInBothThemes(page);
});
