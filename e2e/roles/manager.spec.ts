import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logInByHand, openEntries } from '../support/journey/portalMenus.ts';
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
