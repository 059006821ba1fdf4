import { openPart } from '../../support/journey/openPart.ts';
import { logIn } from '../../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

test('a manager sees the club in numbers, with the table behind a chart and the registrations of a course (4 taps, 0 fields)', async ({
  page,
}) => {
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer');
  const main = page.getByRole('main');
  await openPart(page, 'Cijfers');
  await expect(main.getByRole('img', { name: /^Inschrijvingen per week\. Seizoen/ })).toBeVisible();
  await main.getByText('Toon als tabel (Inschrijvingen per week)').click();
  await expect(main.getByRole('table', { name: 'Inschrijvingen per week' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const places = main.getByRole('table', { name: 'Plaatsen per cursus' });
  await places.getByRole('link').first().click();
  await expect(page).toHaveURL(/cursus=\d+/);
});
