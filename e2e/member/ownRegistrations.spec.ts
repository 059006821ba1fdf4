import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const own = (page: Page) => page.getByRole('region', { name: 'Mijn inschrijvingen' });
const ofMember = (page: Page, name: string) =>
  own(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function open(page: Page): Promise<void> {
  await logIn(page, family);
  await page.goto('/dashboard');
  await expect(own(page)).toBeVisible();
}

test('a parent sees per child what, when, where and whether it is paid', async ({ page }) => {
  await open(page);
  const noor = ofMember(page, 'Noor');
  await expect(noor.getByRole('link', { name: 'Jazz 12-15 jaar' })).toBeVisible();
  await expect(noor).toContainText(/\d\du\d\d tot \d\du\d\d/);
  await expect(noor).toContainText('Betaald');
  await expect(ofMember(page, 'Lars')).toContainText('Plaats 1 op de wachtlijst');
  await expectAccessibleInBothThemes(page);
});

test('one tap reports an absence, and one takes it back', async ({ page }) => {
  await open(page);
  const noor = ofMember(page, 'Noor');
  await noor.getByRole('button', { name: /^Meld afwezig op .*Jazz/ }).click();
  await expect(noor.getByText(/^Afwezig gemeld op/)).toBeVisible();
  await noor.getByRole('button', { name: /^Toch aanwezig op .*Jazz/ }).click();
  await expect(noor.getByText(/^Afwezig gemeld op/)).toHaveCount(0);
});

test('a parent reads the rule of the club and asks to stop', async ({ page }) => {
  await open(page);
  const noor = ofMember(page, 'Noor');
  await noor.getByRole('button', { name: /^Stoppen .*Jazz/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Stopt Noor Peeters met Jazz 12-15 jaar?' });
  await expect(dialog).toContainText('Tot je iets hoort, blijft Noor Peeters ingeschreven.');
  await dialog.getByRole('textbox', { name: 'Waarom stopt Noor Peeters?' }).fill('Te ver');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Vraag het aan de club' }).click();
  await expect(noor.getByText(/^Je vroeg de club op/)).toBeVisible();
  await expect(noor.getByRole('button', { name: /^Stoppen .*Jazz/ })).toHaveCount(0);
});

test('the course page shows what the family has in a course', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/jazz-tieners');
  const part = page.getByRole('region', { name: 'Jullie inschrijving' });
  await expect(part).toContainText('Noor Peeters is ingeschreven');
  await expect(part.getByRole('button', { name: /^Meld afwezig op/ })).toBeVisible();
  await expect(part.getByRole('button', { name: /^Zet de lessen in je agenda/ })).toBeVisible();
});

test('a parent leaves a waiting list from the dashboard', async ({ page }) => {
  await open(page);
  const lars = ofMember(page, 'Lars');
  await lars.getByRole('button', { name: 'Verlaat de wachtlijst' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verlaat de wachtlijst' }).click();
  await expect(lars.getByText('Plaats 1 op de wachtlijst')).toHaveCount(0);
});
