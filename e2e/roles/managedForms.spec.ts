import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPart } from '../support/journey/openPart.ts';
import { logIn } from '../support/person/logIn.ts';
import { sendBooklet } from '../support/person/sendBooklet.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { shownForm } from '../support/screen/preview/shownForm.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const booklet = 'Programmaboekje aanvragen';
const menu = async (page: Page, form: string, action: string) => {
  await main(page)
    .getByRole('button', { name: `Meer voor ${form}` })
    .click();
  await page.getByRole('button', { name: action, exact: true }).click();
};

test('a manager reads the answers to a form, tries it, closes it, and opens a copy of it (20 taps, 3 fields)', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  for (const name of ['Ilse', 'Omar', 'Lien']) await sendBooklet(request, name);
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer');

  await test.step('finds the form with its number of answers', async () => {
    await openPart(page, 'Formulieren beheren');
    await expect(main(page).getByText('3 antwoorden')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('looks at the bars', async () => {
    await main(page).getByRole('link', { name: booklet, exact: true }).click();
    const bars = main(page).getByRole('table', { name: 'Wat interesseert je?' });
    await expect(bars.getByRole('row', { name: /Kampen en workshops/ })).toContainText('100 %');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('goes from a bar to who chose it, and finds one of them', async () => {
    await main(page).getByRole('link', { name: 'Kampen en workshops' }).click();
    await expect(main(page).getByRole('status')).toHaveText('3 antwoorden');
    await main(page).getByRole('searchbox').fill('omar');
    await expect(main(page).getByRole('status')).toHaveText('1 antwoord');
    await expectAccessibleInBothThemes(page);
    await main(page)
      .getByRole('link', { name: /Bezoeker/ })
      .click();
    await expect(main(page).getByText('Omar')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await main(page).getByRole('link', { name: 'Ouder antwoord' }).click();
    await expect(main(page).getByText('Ilse')).toBeVisible();
    await main(page)
      .getByRole('link', { name: `Alle antwoorden op ${booklet}` })
      .click();
  });

  await test.step('downloads the CSV', async () => {
    const file = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download als CSV' }).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe('antwoorden-programmaboekje-aanvragen.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('Omar;Maes;');
    await main(page).getByRole('link', { name: 'Alle formulieren' }).click();
  });

  await test.step('tries the form: it checks the answers, and sends nothing', async () => {
    const sent: string[] = [];
    page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()));
    await main(page)
      .getByRole('link', { name: `Voorbeeld van ${booklet}` })
      .click();
    await expect(main(page).getByRole('heading', { name: `Voorbeeld van “${booklet}”` })).toBeVisible();
    const trial = shownForm(page);
    await trial.getByRole('textbox', { name: /^Voornaam/ }).fill('Karim');
    await trial.getByRole('button', { name: 'Versturen' }).click();
    await expect(trial.getByRole('textbox', { name: /^Naam/ })).toBeFocused();
    await expectAccessibleInBothThemes(page);
    expect(sent.filter((url) => url.includes('save_form'))).toEqual([]);
    await main(page).getByRole('link', { name: 'Alle formulieren' }).click();
    await expect(main(page).getByText('3 antwoorden')).toBeVisible();
  });

  await test.step('closes the form: a member reads so', async () => {
    await menu(page, booklet, 'Sluit');
    await expect(page.getByText(`“${booklet}” is gesloten. Niemand kan het nog invullen.`)).toBeVisible();
    await page.goto('/arabesk/formulieren/programmaboekje-aanvragen');
    await expect(page.getByRole('heading', { name: 'Dit formulier is gesloten' })).toBeVisible();
    await page.goto('/arabesk/beheer/formulieren');
  });

  await test.step('copies it, and opens the copy', async () => {
    await menu(page, booklet, 'Dupliceer');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Titel' }).fill('Boekje 2028');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Maak een kopie' }).click();
    await expect(main(page).getByText('Concept', { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Zet open: Boekje 2028' }).click();
    await expect(page.getByText('“Boekje 2028” staat open.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Meer voor Boekje 2028' }).click();
    await page.getByRole('link', { name: 'Naar het formulier' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Boekje 2028' })).toBeVisible();
  });
});
