import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a tax certificate that waits asks for the address and both numbers, each with its reason, and is then issued (6 taps, 6 fields)', {
  tag: '@date',
}, async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/422/);
  await logIn(page, family);
  await page.goto('/attesten');
  const waits = page.getByRole('region', { name: 'Nog aan te vullen' });
  const camp = waits.getByRole('listitem').filter({ hasText: 'Turnkamp voor kleuters' });
  await expect(camp.getByText(/het rijksregisternummer van Mila Peeters/)).toBeVisible();
  await camp.getByRole('link', { name: 'Vul het adres van An Peeters in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van An' })).toBeVisible();
  const an = await birthdateOn(page);
  await page.getByRole('textbox', { name: 'Straat' }).fill('Burgstraat');
  await page.getByRole('textbox', { name: 'Huisnummer' }).fill('12');
  await page.getByRole('combobox', { name: 'Postcode' }).fill('9000');
  await page.getByRole('combobox', { name: 'Gemeente' }).fill('Gent');
  await expect(page.getByText('Dit adres klopt.')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar profiel' }).click();
  await expect(page.getByRole('log').getByText('Het profiel is bewaard.')).toBeVisible();
  await page.goto('/profiel?uid=4');
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Mila' })).toBeVisible();
  const mila = await birthdateOn(page);
  await page.goto('/attesten');
  await camp.getByRole('button', { name: /^Vul de nummers in/ }).click();
  await expect(
    camp.getByText(/An Peeters betaalde de opvang en krijgt de belastingvermindering/),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await camp.getByRole('textbox', { name: 'Rijksregisternummer van Mila Peeters' }).fill('15.07.22-044.77');
  await camp.getByRole('textbox', { name: 'Rijksregisternummer van An Peeters' }).fill(numberFor(an));
  await camp.getByRole('button', { name: 'Bewaar de nummers' }).click();
  await expect(camp.getByText(/Vul een geldig rijkregisternummer in/).first()).toBeVisible();
  await camp.getByRole('textbox', { name: 'Rijksregisternummer van Mila Peeters' }).fill(numberFor(mila));
  await camp.getByRole('button', { name: 'Bewaar de nummers' }).click();
  await expect(page.getByRole('log').getByText('Het attest staat klaar.')).toBeVisible();
  await expect(waits).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download Fiscaal attest kinderopvang \d{4} van Mila Peeters$/ })
    .click();
  expect((await file).suggestedFilename()).toMatch(/^(Fiscaal attest|Attest) .+ – .+\.pdf$/);
});

/** The birthdate on the profile, as YYYY-MM-DD. */
async function birthdateOn(page: Page): Promise<string> {
  const written = page.getByRole('textbox', { name: 'Geboortedatum' });
  await expect(written).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  return (await written.inputValue()).split('/').toReversed().join('-');
}

/** A fictional national number that fits a birthdate. */
function numberFor(birthdate: string): string {
  const nine = `${birthdate.slice(2).replaceAll('-', '')}001`;
  const century = birthdate < '2000' ? '' : '2';
  return `${nine}${String(97 - (Number(`${century}${nine}`) % 97)).padStart(2, '0')}`;
}
