import type { Page } from '@playwright/test';
import { acceptConditions, family } from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

async function fillBooklet(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Zoë');
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('D’Hondt');
  await page.getByRole('textbox', { name: 'Straat' }).fill('burgstraat');
  await page.getByRole('textbox', { name: 'Huisnummer' }).fill('12');
  await page.getByRole('combobox', { name: 'Postcode' }).fill('9000');
  await page.getByRole('combobox', { name: 'Gemeente' }).fill('Gent');
  await page.getByRole('checkbox', { name: 'Kampen en workshops' }).check();
  await expect(page.getByText('Dit adres klopt.')).toBeVisible();
}

test('a visitor sends a form without a login and reads what happens next', async ({ page }) => {
  await page.goto('/arabesk/formulieren');
  await page.getByRole('link', { name: 'Programmaboekje aanvragen' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Programmaboekje aanvragen' })).toBeVisible();
  await expect(page).toHaveTitle(/^Programmaboekje aanvragen · Dansstudio Arabesk/);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeFocused();

  await fillBooklet(page);
  // The portal corrects a street in silence when only its case differs.
  await expect(page.getByRole('textbox', { name: 'Straat' })).toHaveValue('Burgstraat');
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Hondt');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Zoë');
  await acceptConditions(page);
  await page.getByRole('button', { name: 'Versturen' }).click();

  const sent = page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' });
  await expect(sent).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vul het nog eens in' }).click();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('');
});

test('a form that needs a login leads to the login and back, and asks for a respondent', async ({ page }) => {
  await page.goto('/arabesk/formulieren/afwezigheid-melden');
  await page.getByRole('main').getByRole('link', { name: 'Aanmelden' }).click();
  await page.getByLabel('E-mailadres', { exact: true }).fill(family);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();

  await expect(page).toHaveURL(/\/arabesk\/formulieren\/afwezigheid-melden$/);
  await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: 'Noor' }).check();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
  await page.getByRole('radio', { name: 'School of werk' }).check();
  await page.getByRole('textbox', { name: /Hoeveel weken/ }).fill('3');
  await acceptConditions(page);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Dansstudio Arabesk heeft de antwoorden van Noor ontvangen.')).toBeVisible();
});

test('every form of the engine has the accent colour of its page', async ({ page }) => {
  // The order of the style sheets in the build decides this.
  for (const path of ['/arabesk/formulieren/programmaboekje-aanvragen', '/registreren']) {
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
    const [ofForm, ofPage] = await page
      .locator('.cf-form')
      .first()
      .evaluate((form) => {
        const style = getComputedStyle(form);
        return [style.getPropertyValue('--cf-accent'), style.getPropertyValue('--accent')];
      });
    expect(ofForm).toBe(ofPage);
  }
});
