import type { Page } from '@playwright/test';
import { logIn } from '../../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Adds a prepaid card to the draft. */
async function addCard(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Nieuwe beurtenkaart' }).click();
  await main(page).getByRole('textbox', { name: 'Naam', exact: true }).fill(name);
  await main(page).getByRole('textbox', { name: 'Prijs (€)', exact: true }).fill('90');
  await main(page).getByRole('link', { name: 'Alle beurtenkaarten' }).click();
}

test('a manager publishes one of two changes, and the other stays in the draft (7 taps, 2 fields)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/aanbod?deel=beurtenkaarten');
  await addCard(page, 'Kaart van nu');
  await addCard(page, 'Kaart van later');
  await page.getByRole('button', { name: 'Bekijk en publiceer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('De beurtenkaart “Kaart van later” komt erbij')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('checkbox', { name: /^Kaart van later/ }).click();
  await expect(dialog.getByText('De beurtenkaart “Kaart van later” komt erbij')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  await expect(
    page.getByText('Wat je aanvinkte, is gepubliceerd. De rest staat nog in je concept.').first(),
  ).toBeVisible();
  await expect(main(page).getByText(/^Concept bewaard/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('link', { name: /^Kaart van nu/ })).not.toContainText('Nieuw');
  await expect(main(page).getByRole('link', { name: /^Kaart van later/ })).toContainText('Nieuw');
});
