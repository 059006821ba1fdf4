import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const lastYear = testStart.getFullYear() - 1;
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function open(page: Page, mail = family): Promise<void> {
  await logIn(page, mail);
  await page.goto('/attesten');
  await expect(page.getByRole('heading', { level: 1, name: 'Attesten' })).toBeVisible();
}

test('certificates are grouped by year and person, and download as PDFs', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/^Attesten · /);
  const year = page.getByRole('region', { name: String(lastYear) });
  await expect(year.getByRole('heading', { level: 3 })).toHaveText([
    ...['An Peeters', 'Lars Peeters', 'Lars Peeters', 'Mila Peeters', 'Noor Peeters'],
  ]);
  await expectAccessibleInBothThemes(page);
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: `Download Attest voor je ziekenfonds ${lastYear} van Lars Peeters` })
    .click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^ATT-${lastYear}-\\d{6}\\.pdf$`));
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a certificate without its national number is refused, with a link to the field in the profile', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await open(page);
  const camp = item(page, 'Turnkamp voor kleuters');
  await expect(camp.getByText(/rijksregisternummer van Mila Peeters nodig/)).toBeVisible();
  await camp.getByRole('button', { name: /^Download/ }).click();
  const notice = page.getByRole('log');
  await expect(notice.getByText('Er is iets mislukt')).toBeVisible();
  await expect(notice.getByText(/hebben we het rijksregisternummer van Mila nodig/)).toBeVisible();
  await camp.getByRole('link', { name: 'Vul het nummer in voor Mila Peeters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Mila' })).toBeVisible();
  const birthdate = await page.getByRole('textbox', { name: 'Geboortedatum' }).inputValue();
  const [day = '', month = '', year = ''] = birthdate.split('/');
  const nine = `${year.slice(2)}${month}${day}001`;
  const check = String(97 - (Number(`2${nine}`) % 97)).padStart(2, '0');
  await page.getByRole('textbox', { name: /Rijksregisternummer/ }).fill(nine + check);
  await page.getByRole('button', { name: 'Bewaar profiel' }).click();
  await expect(page.getByRole('log').getByText('Het profiel is bewaard.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Terug naar je attesten' }).click();
  await expect(page).toHaveURL(/\/attesten$/);
  await expect(item(page, 'Turnkamp voor kleuters').getByText(/rijksregisternummer/)).toHaveCount(0);
  const file = page.waitForEvent('download');
  await item(page, 'Turnkamp voor kleuters')
    .getByRole('button', { name: /^Download/ })
    .click();
  expect((await file).suggestedFilename()).toMatch(/^ATT-/);
});

test('a member without certificates reads when they will appear', async ({ page }) => {
  await open(page, 'beheer@example.org');
  await expect(page.getByRole('heading', { name: 'Er zijn nog geen attesten' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
