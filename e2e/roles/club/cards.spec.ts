import type { Page } from '@playwright/test';
import { logIn } from '../../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

const people = '/arabesk/beheer/leden';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function expectCards(page: Page, numbers: readonly string[]): Promise<void> {
  await logIn(page, 'ouder@example.org');
  await page.goto('/lidkaarten');
  for (const number of numbers) await expect(page.getByRole('main').getByText(number)).toBeVisible();
  if (numbers.length === 0) await expect(page.getByText('Er zijn geen lidkaarten')).toBeVisible();
}

test('a manager gives a card by hand, reads others from a file, renews them and ends one (15 taps, 2 fields)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'beheer@example.org');
  await page.goto(people);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('gives Noor a card', async () => {
    await main.getByRole('searchbox').fill('Noor');
    await main.getByRole('link', { name: 'Noor Peeters' }).click();
    await press(page, 'Geef een lidkaart');
    await dialog.getByRole('textbox', { name: 'Lidnummer' }).fill('DF-2048-99');
    await press(page, 'Bewaar de lidkaart');
    await expect(page.getByText('Noor Peeters heeft nu deze lidkaart.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('reads the card of Lars from the file of the federation', async () => {
    await main.getByRole('link', { name: 'Alle leden' }).click();
    await main.getByRole('link', { name: 'Lidkaarten' }).click();
    await main.getByRole('link', { name: 'Lees een rekenblad in' }).click();
    const csv = 'Voornaam;Familienaam;Lidnummer\nLars;Peeters;DF-2048-98\nWie;Onbekend;DF-2048-97\n';
    await page
      .getByLabel('Bestand')
      .setInputFiles({ name: 'leden.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await press(page, 'Kijk het bestand na');
    await expect(
      main.getByText('Rij 3, Wie Onbekend: We kennen niemand met deze naam bij je club.'),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await press(page, 'Bewaar 1 lidkaart');
    await expect(page.getByText('1 lidkaart bewaard.')).toBeVisible();
  });

  await test.step('renews two', async () => {
    await main.getByRole('checkbox', { name: 'Kies de lidkaart van Noor Peeters' }).check();
    await main.getByRole('checkbox', { name: 'Kies de lidkaart van Lars Peeters' }).check();
    await expectAccessibleInBothThemes(page);
    await press(page, 'Verleng 2 kaarten');
    await dialog.getByRole('button', { name: 'Verleng', exact: true }).click();
    await expect(page.getByText('2 lidkaarten verlengd.')).toBeVisible();
  });

  await test.step('ends that of Lars', async () => {
    await main.getByRole('link', { name: 'Lars Peeters' }).click();
    await press(page, 'Beëindig de lidkaart van Dansfederatie Vlaanderen');
    await dialog.getByRole('button', { name: 'Beëindig de lidkaart' }).click();
    await expect(page.getByText('Lars Peeters heeft deze lidkaart niet meer.')).toBeVisible();
  });

  await expectCards(page, ['DF-2048-99']);
  await expect(page.getByText('DF-2048-98')).toHaveCount(0);
});
