import type { Page } from '@playwright/test';
import { orderButton, orderName } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerEverything,
  family,
  openForm,
  whoAreYou,
} from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

interface Journey {
  readonly course: string;
  readonly member: string;
  /** With one tariff "Inschrijven" leads straight to the form. With more tariffs it leads to the cart first. */
  readonly tariff?: string;
  readonly price: string;
  /** The course has questions of its own, so its button leads to them first. */
  readonly asksMore?: true;
}

/** Desktop and phone share a server, so each registers another member. */
const journeys: Readonly<Record<string, Journey>> = {
  desktop: { course: 'Ballet 6-8 jaar', member: 'Lars', price: '€ 185,00', asksMore: true },
  phone: { course: 'Hedendaags 12-16 jaar', member: 'Noor', tariff: 'Heel seizoen', price: '€ 195,00' },
};

function journeyOf(project: string): Journey {
  const journey = journeys[project];
  if (!journey) throw new Error(`No journey for ${project}`);
  return journey;
}

/** Formats an amount in euros as the portal does, with a non-breaking space. */
const money = (price: string) => new RegExp(price.replace(' ', '\\s'));

test('a visitor finds a course, logs in and registers a child', async ({ page }, { project }) => {
  const { course, member, tariff, price, asksMore } = journeyOf(project.name);

  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: /club/ }).fill('arabesk');
  await page.getByRole('link', { name: /Dansstudio Arabesk/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Binnenkort' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Cursussen' }).click();

  await expect(page.getByRole('status').filter({ hasText: '15 resultaten' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Zoek een cursus' }).fill(course);
  await expect(page.getByRole('status').filter({ hasText: '1 resultaat' })).toBeVisible();
  await expect(page).toHaveURL(/zoek=/);
  await page.getByRole('main').getByRole('link', { name: course }).click();

  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
  await expectAccessible(page);
  if (tariff) await page.getByRole('radio', { name: tariff }).check();
  await page.getByRole('button', { name: money(`Inschrijven · ${price}`) }).click();

  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expectAccessible(page);
  await page.getByLabel('E-mailadres').fill(family);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();

  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
  await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: member }).check();
  await expectAccessible(page);
  if (tariff) await expect(page.getByRole('radio', { name: tariff })).toBeChecked();
  await page.getByRole('button', { name: money(`Inschrijven · ${price}`) }).click();

  if (tariff) {
    await expect(page.getByRole('heading', { level: 1, name: `Winkelmandje van ${member}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: money(`Verder · ${price}`) }).click();
  }
  await expect(page).toHaveURL(/\/arabesk\/winkelmandje\?stap=gegevens$/);
  await expect(page.getByRole('heading', { level: 1, name: `Gegevens van ${member}` })).toBeVisible();
  await expect(whoAreYou(page)).toContainText(`Voornaam${member}`);
  await expect(whoAreYou(page)).toContainText('Uit je profiel');
  await expectAccessible(page);

  const submit = orderButton(page, price.slice(2));
  await (asksMore ? page.getByRole('button', { name: `Verder naar: ${course}` }) : submit).click();
  await expect(page.getByText('Onjuiste velden')).toBeVisible();
  await expect(page).toHaveTitle(/^Fout: /);
  // What the profile of the parent knows is filled in. The health of a child is not.
  await expect(
    page.getByRole('radiogroup', { name: /gezondheid/ }).getByRole('radio', { name: 'Ja' }),
  ).toBeFocused();
  await expectAccessible(page);

  await answerEverything(page);
  await page.getByRole('link', { name: 'voorwaarden van de club' }).click();
  const conditions = page.getByRole('dialog', { name: /^Voorwaarden/ });
  await expect(conditions).toBeVisible();
  await expectAccessible(page);
  await conditions.getByRole('button', { name: 'Sluiten' }).last().click();
  await acceptConditions(page);
  await submit.click();

  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expectConfirmation(page, { course, member, price });
  await expectAccessible(page);
  await page.reload();
  await expectConfirmation(page, { course, member, price });
});

async function expectConfirmation(page: Page, { course, member, price }: Journey): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Je inschrijving is bevestigd' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Nog te betalen')).toBeVisible();
  await expect(main.getByText(`${member} Peeters · ${course}`)).toBeVisible();
  await expect(main.getByText(money(price)).first()).toBeVisible();
  // The club asks for the money later, so nothing tells how to pay now.
  await expect(main.getByText('De club bezorgt je later een kostennota')).toBeVisible();
  await expect(main.getByText('Gestructureerde mededeling')).toBeHidden();
}

test('a reload keeps the step, the cart and the typed answers', async ({ page }) => {
  await openForm(page, 'jazz-volwassenen', 'An');
  const who = page.getByRole('textbox', { name: 'Wie mogen we bellen?' });
  await who.fill('Tom, papa');
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van An' })).toBeVisible();
  await expect(who).toHaveValue('Tom, papa');
});

test('the summary stands beside the form, and a phone without room for it does not load its data', async ({
  page,
  traffic,
}, { project }) => {
  await openForm(page, 'jazz-volwassenen', 'An');
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes('q=get_courses')) lists += 1;
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toBeVisible();
  await traffic.toEnd(page);
  const isPhone = project.name === 'phone';
  await expect(page.getByRole('heading', { name: 'Dit heb je gekozen' })).toHaveCount(isPhone ? 0 : 1);
  expect(lists > 0).toBe(!isPhone);
});

test('a failing server leaves the typed answers in the form', async ({ page, consoleGuard }, { project }) => {
  consoleGuard.expectError(/Failed to load resource|ApiFailure|server/);
  await openForm(page, project.name === 'phone' ? 'jazz-volwassenen' : 'hedendaags-volwassenen', 'An');
  await answerEverything(page);
  await acceptConditions(page);
  const submit = orderButton(page);

  await page.route('**/api?q=save_combined*', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  );
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' })).toBeVisible();
  await page.unroute('**/api?q=save_combined*');

  // The server places the order, but its response is lost. The second press must not order twice.
  let keys: (string | undefined)[] = [];
  await page.route('**/api?q=place_order', async (route) => {
    keys = [...keys, route.request().headers()['idempotency-key']];
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Je hebt geen internet' })).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a changed price needs a new confirmation before the order is placed', async ({ page, consoleGuard }, {
  project,
}) => {
  consoleGuard.expectError(/409/);
  const login = project.name === 'phone' ? 'docent@example.org' : 'beheer@example.org';
  await openForm(
    page,
    'ballet-volwassenen-starters',
    login === 'docent@example.org' ? 'Zoë' : 'Karim',
    login,
  );
  await answerEverything(page);
  await acceptConditions(page);

  // Sends an outdated price, as if the screen had shown it.
  await page.route('**/api?q=place_order', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), total: 1 }) }),
  );
  const submit = orderButton(page);
  await submit.click();
  const question = page.getByRole('dialog', { name: 'De prijs is gewijzigd' });
  await expect(question).toContainText(money('€ 225,00'));
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('checkbox', { name: /Ik ga akkoord/ })).toBeChecked();

  await submit.click();
  await expect(question).toBeVisible();
  await page.unroute('**/api?q=place_order');
  await question.getByRole('button', { name: orderName('225,00') }).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
});

test('the course list keeps its filters in the address and offers to clear them when nothing matches', async ({
  page,
}) => {
  await page.goto('/arabesk/cursussen?zoek=bestaat-niet');
  await expect(page.getByRole('heading', { name: 'Geen resultaten' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wis filters' }).click();
  await expect(page.getByRole('status').filter({ hasText: '15 resultaten' })).toBeVisible();
  await expect(page).not.toHaveURL(/zoek/);
});

test('an unknown course and an unknown order show a not-found page inside the shell', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/404/);
  await page.goto('/arabesk/bestaat-niet');
  await expect(page.getByRole('heading', { level: 1, name: 'We vinden deze pagina niet' })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, family);
  await page.goto('/bevestiging/999999');
  await expect(page.getByRole('heading', { level: 1, name: 'We vinden deze bestelling niet' })).toBeVisible();
  await expectAccessible(page);
});

test('every form of the engine has the accent colour of the club', async ({ page }) => {
  const accents = () =>
    page
      .locator('.cf-form')
      .first()
      .evaluate((form) => {
        const style = getComputedStyle(form);
        return [style.getPropertyValue('--cf-accent'), style.getPropertyValue('--accent')];
      });
  await openForm(page, 'ballet-volwassenen-starters', 'An');
  const [ofForm, ofClub] = await accents();
  expect(ofForm).toBe(ofClub);
  await page.goto('/profiel');
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  const [ofProfile, ofPortal] = await accents();
  expect(ofProfile).toBe(ofPortal);
});
