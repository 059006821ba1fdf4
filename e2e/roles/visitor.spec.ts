import type { Page } from '@playwright/test';
import { goToEntry, memberMenu, openEntries, selected } from '../support/journey/portalMenus.ts';
import { newPassword, uniqueMail } from '../support/person/newAccount.ts';
import { acceptConditions } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A link from a mail of a club: a screen that needs a login, with a query and a hash. */
const mailedPath = '/profiel?van=mail#adres';

test('a visitor browses a club, sends a form, and makes an account when a link asks for a login', {
  tag: '@loop',
}, async ({ page }) => {
  test.setTimeout(120_000);

  await test.step('finds the club', async () => {
    await page.goto('/');
    await expect(title(page, 'Zoek je club')).toBeVisible();
    // A first visit knows no club yet, and still shows some.
    const all = page.getByRole('region', { name: 'Clubs op Clubpoort' });
    await expect(all.getByRole('link', { name: 'Turnkring De Zwaluw' })).toBeVisible();
    await page.getByRole('searchbox', { name: /club/ }).fill('gent');
    // The results replace the list, and a click that began on it.
    await expect(page.getByText('1 club gevonden')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Dansstudio Arabesk/ })
      .click();
    await expect(title(page, 'Dansstudio Arabesk')).toBeVisible();
  });

  await test.step('sees the offer of the club and no personal pages', async () => {
    const entries = await openEntries(page);
    for (const name of ['Overzicht', 'Cursussen', 'Beurtenkaart', 'Formulieren', 'Danswinkel']) {
      await expect(entries.getByRole('link', { name, exact: true })).toBeVisible();
    }
    // "Tickets" are personal; the ticket sales are public.
    for (const name of ['Dashboard', 'Profiel', 'Tickets', 'Lesgever']) {
      await expect(entries.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    await expect(memberMenu(page)).toHaveCount(0);
    await entries.getByRole('link', { name: 'Cursussen', exact: true }).click();
  });

  await test.step('browses courses, activities and ticket sales', async () => {
    await expect(title(page, 'Cursussen')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Kleuterdans' })).toBeVisible();
    await goToEntry(page, 'Activiteiten');
    await expect(title(page, 'Activiteiten')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Stage hedendaags' }).click();
    await expect(title(page, 'Stage hedendaags')).toBeVisible();
    await expect(
      page.getByText('Meld je aan of maak een account aan. Daarna ga je hier verder.'),
    ).toBeVisible();
    await goToEntry(page, 'Ticketverkoop');
    await expect(title(page, 'Ticketverkoop')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Lentevoorstelling' })).toBeVisible();
  });

  await test.step('sends a form without a login', async () => {
    await goToEntry(page, 'Formulieren');
    await page.getByRole('main').getByRole('link', { name: 'Programmaboekje aanvragen' }).click();
    await expect(title(page, 'Programmaboekje aanvragen')).toBeVisible();
    await field(page, 'Voornaam').fill('Nele');
    await field(page, 'Naam').fill('Janssens');
    await field(page, 'Straat').fill('Burgstraat');
    await field(page, 'Huisnummer').fill('12');
    await page.getByRole('combobox', { name: 'Postcode' }).fill('9000');
    await page.getByRole('combobox', { name: 'Gemeente' }).fill('Gent');
    await expect(page.getByText('Dit adres klopt.')).toBeVisible();
    await acceptConditions(page);
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('Dansstudio Arabesk heeft je antwoorden ontvangen.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('is asked to log in for personal pages', async () => {
    await goToEntry(page, 'Beurtenkaart');
    await expect(page).toHaveURL('/login?redirect=%2Farabesk%2Fbeurtenkaart');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Programmaboekje aanvragen' })).toBeVisible();
  });

  await test.step('opens a mailed link, makes an account and arrives at the page', async () => {
    await page.goto(mailedPath);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirect: mailedPath })}`);
    await expect(field(page, 'Voornaam')).toBeVisible();
    await field(page, 'Voornaam').fill('Nele');
    await field(page, 'Achternaam').fill('Janssens');
    await field(page, 'Geboortedatum').fill('02/01/1986');
    await field(page, 'Je e-mailadres').fill(uniqueMail());
    await page.getByLabel('Kies een wachtwoord', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Maak een account aan' }).click();
    await expect(page).toHaveURL(mailedPath);
    await expect(title(page, 'Profiel van Nele')).toBeVisible();
    await expect(selected(page, 'Nele Janssens')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toHaveCount(0);
  });
});
