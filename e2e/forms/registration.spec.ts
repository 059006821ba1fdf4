import type { Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import {
  acceptConditions,
  answerEverything,
  family,
  openForm,
  whoAreYou,
} from '../support/person/registering.ts';
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

test(
  'a visitor finds a course, logs in and registers a child',
  { tag: '@loop' },
  async ({ page }, { project }) => {
    const { course, member, tariff, price, asksMore } = journeyOf(project.name);

    await page.goto('/');
    await page.getByRole('searchbox', { name: /club/ }).fill('arabesk');
    await page.getByRole('link', { name: /Dansstudio Arabesk/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Binnenkort' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Cursussen' }).click();

    await expect(page.getByRole('status').filter({ hasText: '15 resultaten' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Zoek een cursus' }).fill(course);
    await expect(page.getByRole('status').filter({ hasText: '1 resultaat' })).toBeVisible();
    await expect(page).toHaveURL(/zoek=/);
    await page.getByRole('main').getByRole('link', { name: course }).click();

    await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
    if (tariff) await page.getByRole('radio', { name: tariff }).check();
    await page.getByRole('button', { name: money(`Inschrijven · ${price}`) }).click();

    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('E-mailadres', { exact: true }).fill(family);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
    await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();

    await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
    await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: member }).check();
    if (tariff) await expect(page.getByRole('radio', { name: tariff })).toBeChecked();
    await page.getByRole('button', { name: money(`Inschrijven · ${price}`) }).click();

    if (tariff) {
      await expect(page.getByRole('heading', { level: 1, name: `Winkelmandje van ${member}` })).toBeVisible();
      await page.getByRole('link', { name: money(`Verder · ${price}`) }).click();
    }
    await expect(page).toHaveURL(/\/arabesk\/winkelmandje\?stap=gegevens$/);
    await expect(page.getByRole('heading', { level: 1, name: `Gegevens van ${member}` })).toBeVisible();
    await expect(whoAreYou(page)).toContainText(`Voornaam${member}`);
    await expect(whoAreYou(page)).toContainText(/Uit (je|het) profiel/);

    const submit = orderButton(page, price.slice(2));
    await (asksMore ? page.getByRole('button', { name: `Verder naar: ${course}` }) : submit).click();
    await expect(page.getByText('Onjuiste velden')).toBeVisible();
    await expect(page).toHaveTitle(/^Fout: /);
    // The form fills in what the parent's profile knows, but not the health of a child.
    await expect(
      page.getByRole('radiogroup', { name: /gezondheid/ }).getByRole('radio', { name: 'Ja' }),
    ).toBeFocused();

    await answerEverything(page);
    await page.getByRole('link', { name: 'voorwaarden van de club', exact: true }).click();
    const conditions = page.getByRole('dialog', { name: /^Voorwaarden/ });
    await expect(conditions).toBeVisible();
    await conditions.getByRole('button', { name: 'Sluiten' }).last().click();
    await acceptConditions(page);
    await submit.click();

    await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
    await expectConfirmation(page, { course, member, price });
    await page.reload();
    await expectConfirmation(page, { course, member, price });
  },
);

async function expectConfirmation(page: Page, { course, member, price }: Journey): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Je inschrijving is bevestigd' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^Later te betalen/);
  await expect(main.getByText(`${member} Peeters · ${course}`)).toBeVisible();
  await expect(main.getByText(money(price)).first()).toBeVisible();
  // The club asks for the money later, so nothing tells how to pay now.
  await expect(
    main.getByText('Je betaalt vandaag niets. De club bezorgt je later een kostennota.'),
  ).toBeVisible();
  await expect(main.getByText('Gestructureerde mededeling')).toBeHidden();
}

test('the order stands beside the form, and above the button on a phone: who, what, when, where and how to pay', async ({
  page,
}, { project }) => {
  await openForm(page, 'jazz-volwassenen', 'An');
  await answerEverything(page);
  const order = page.getByRole('region', { name: 'Je bestelling' });
  for (const fact of [
    'An',
    /Jazz voor volwassenen – /,
    /\d\du\d\d tot \d\du\d\d/,
    'Coupure Links 112',
    /Totaal/,
  ])
    await expect(order).toContainText(fact);
  await expect(page.getByRole('complementary')).toHaveCount(project.name === 'phone' ? 0 : 1);
});
