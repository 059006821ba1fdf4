import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logInByHand, openEntries } from '../support/journey/portalMenus.ts';
import { enrolNewAccount } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import { uniqueSurname } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a manager finds a registration, reads its answers, downloads the CSV and cancels with the amounts first (15 taps, 5 fields)', {
  tag: '@loop',
}, async ({ page }) => {
  test.setTimeout(120_000);

  await test.step('opens the panel in the portal, because there is no other one', async () => {
    await page.goto('/login?redirect=%2Farabesk');
    await logInByHand(page, 'beheer@example.org');
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    const entries = await openEntries(page);
    await entries.getByRole('link', { name: 'Beheerderspaneel', exact: true }).click();
    await expect(page).toHaveURL('/arabesk/beheer');
    await expect(page).toHaveTitle(/^Beheer · /);
    await expect(main(page).getByRole('link', { name: 'Hiphop kids' })).toBeVisible();
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Hiphop kids' })).toContainText(
      '1 op de wachtlijst',
    );
  });

  await test.step('finds a course with a typo in its name', async () => {
    await main(page).getByRole('searchbox', { name: 'Zoek een cursus of activiteit' }).fill('jaz 12-15');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'plaatsen ingenomen' })).toHaveCount(1);
    await main(page).getByRole('link', { name: 'Jazz 12-15 jaar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jazz 12-15 jaar' })).toBeVisible();
    await expect(page).toHaveTitle(/^Jazz 12-15 jaar · /);
    await expect(main(page).getByRole('status')).toHaveText('4 ingeschreven');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('finds the preview of the form, and downloads the CSV of the course', async () => {
    await expect(main(page).getByRole('link', { name: 'Voorbeeld van het formulier' })).toHaveAttribute(
      'href',
      /^\/preview\/course-form\?club=1&tariff=\d+/,
    );
    const file = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download als CSV' }).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe('inschrijvingen-jazz-tieners.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^\ufeffVoornaam;Achternaam;/);
    expect(text).toContain('Noor;Peeters;');
  });

  await test.step('filters on health, and reads the answers of one person', async () => {
    await main(page).getByRole('button', { name: 'Gezondheid 1' }).click();
    await expect(main(page).getByRole('status')).toHaveText('1 persoon');
    await expect(main(page).getByText('Allergisch voor noten.')).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Fien Verhaeghe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fien Verhaeghe' })).toBeVisible();
    await expect(main(page).getByText('Allergisch voor noten.').first()).toBeVisible();
    await expect(main(page).getByText('We houden bij wie antwoorden over gezondheid opent.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await main(page).getByRole('link', { name: 'Terug naar Jazz 12-15 jaar' }).click();
  });

  await test.step('finds a child by the name of the parent', async () => {
    await main(page).getByRole('searchbox', { name: 'Zoek op naam, e-mail of telefoon' }).fill('An Peeters');
    await expect(main(page).getByRole('status')).toHaveText('1 persoon');
    await main(page).getByRole('link', { name: 'Noor Peeters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Noor Peeters' })).toBeVisible();
  });

  await test.step('sees the amounts, keeps the registration, then cancels it', async () => {
    const dialog = page.getByRole('dialog', { name: 'De inschrijving van Noor Peeters annuleren?' });
    const button = main(page).getByRole('button', { name: 'Annuleer de inschrijving' });
    await button.click();
    await expect(dialog.getByRole('status')).toContainText('Creditnota');
    await dialog.getByRole('radio', { name: /^De club houdt het geld/ }).check();
    await expect(dialog.getByRole('status')).toHaveText('Er verandert niets aan de bedragen.');
    await dialog.getByRole('radio', { name: /^De prijs vervalt/ }).check();
    await expect(dialog.getByRole('status')).toContainText('Creditnota');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Behoud de inschrijving' }).click();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('textbox', { name: /^Reden/ }).fill('De les gaat niet door.');
    await expect(dialog.getByRole('status')).toContainText('Creditnota');
    await dialog.getByRole('button', { name: 'Annuleer de inschrijving' }).click();
    await expect(page.getByText('De inschrijving van Noor Peeters is geannuleerd.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Jazz 12-15 jaar' })).toBeVisible();
    const row = main(page)
      .getByRole('row')
      .or(main(page).getByRole('listitem'))
      .filter({ hasText: 'Noor Peeters' });
    await expect(row).toContainText('Gestopt');
    await expect(row).toContainText('Creditnota');
  });
});

test('a manager raises one price, then stops the course with a proposal by lesson (7 taps, 2 fields)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const lname = uniqueSurname();
  await enrolNewAccount(page, { lname });
  await logIn(page, 'beheer@example.org');
  await page.goto(`/arabesk/beheer?${new URLSearchParams({ cursus: '109', zoek: lname })}`);

  await test.step('raises the price of one registration', async () => {
    await main(page)
      .getByRole('link', { name: new RegExp(`${lname}$`) })
      .click();
    await main(page).getByRole('button', { name: 'Verhoog de prijs' }).click();
    const dialog = page.getByRole('dialog', { name: /^Prijs verhogen/ });
    await dialog.getByRole('textbox', { name: 'Nieuwe prijs' }).fill('250');
    await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Ook op woensdag');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: /^Verhoog de prijs · €\s25,00 erbij/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main(page).getByText('€ 250,00').first()).toBeVisible();
  });

  await test.step('stops the course, with the amounts first', async () => {
    await main(page)
      .getByRole('link', { name: /^Terug naar/ })
      .click();
    await main(page).getByRole('button', { name: 'Stop deze cursus' }).click();
    const dialog = page.getByRole('dialog', { name: /stoppen$/ });
    await expect(
      dialog.getByRole('textbox', { name: new RegExp(`^Terug voor .* ${lname}`) }),
    ).not.toHaveValue('');
    await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('De lesgever is langdurig ziek');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click();
    await expect(dialog.getByText('Dit gebeurt er')).toBeVisible();
    await dialog.getByRole('button', { name: /^Stop de cursus/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main(page).getByText('Deze cursus stopt vanaf')).toBeVisible();
    await expect(main(page).getByText('De lesgever is langdurig ziek')).toBeVisible();
    await page.goto('/arabesk/beheer/acties');
    await expect(main(page).getByText('Stopte een cursus').first()).toBeVisible();
    await expect(main(page).getByText('Verhoogde de prijs van een inschrijving').first()).toBeVisible();
  });
});
