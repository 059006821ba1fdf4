import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
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
  await expect(page.getByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Afwezigheid melden' })).toContainText(
    'Meld je eerst aan',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Programmaboekje aanvragen' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Programmaboekje aanvragen' })).toBeVisible();
  await expect(page).toHaveTitle(/^Programmaboekje aanvragen · Dansstudio Arabesk/);
  await expectAccessible(page);
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
  await expect(
    page.getByRole('heading', { name: 'Meld je aan om dit formulier in te vullen' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Aanmelden' }).click();
  await page.getByLabel('E-mailadres').fill(family);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();

  await expect(page).toHaveURL(/\/arabesk\/formulieren\/afwezigheid-melden$/);
  await expect(page.getByText('Kies eerst voor wie je het formulier invult.')).toBeVisible();
  await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: 'Noor' }).check();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'School of werk' }).check();
  await page.getByRole('textbox', { name: /Hoeveel weken/ }).fill('3');
  await acceptConditions(page);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Dansstudio Arabesk heeft de antwoorden van Noor ontvangen.')).toBeVisible();
});

test('a closed or unknown form explains why it is missing', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/404/);
  await page.goto('/kompas/formulieren');
  const closed = page.getByRole('listitem').filter({ hasText: 'Hoe vond je het vorige seizoen?' });
  await expect(closed).toContainText('Gesloten');
  await expect(closed.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/kompas/formulieren/tevredenheid-vorig-seizoen');
  await expect(page.getByRole('heading', { name: 'Dit formulier is gesloten' })).toBeVisible();
  await page.goto('/kompas/formulieren/bestaat-niet');
  await expect(page.getByRole('heading', { level: 1, name: 'We vinden dit formulier niet' })).toBeVisible();
  await expectAccessible(page);
});

test('a retry after a lost answer has the same idempotency key and keeps the typed answers', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource|ApiFailure/);
  await logIn(page, 'docent@example.org');
  await page.route('**/api?q=get_form&*', (route) => route.abort());
  await page.goto('/arabesk/formulieren/programmaboekje-aanvragen');
  await expect(page.getByRole('alert')).toContainText('Je hebt geen internet');
  await page.unroute('**/api?q=get_form&*');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await fillBooklet(page);
  await acceptConditions(page);

  let keys: (string | undefined)[] = [];
  await page.route('**/api?q=save_form', async (route) => {
    keys = [...keys, route.request().headers()['idempotency-key']];
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Zoë');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('the notice about invalid fields disappears once the form is sent', async ({ page }) => {
  await page.goto('/kompas/formulieren/vraag-om-informatie');
  await page.getByRole('button', { name: 'Versturen' }).click();
  const refusal = page.getByText('Onjuiste velden');
  // A hovered notice stays open, so the rest of this test uses the keyboard.
  await refusal.hover();
  for (const name of ['Voornaam', 'Naam', 'Wat wil je weten?']) {
    await page.getByRole('textbox', { name, exact: true }).fill('Zoë');
  }
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.org');
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).press('Space');
  await page.getByRole('button', { name: 'Versturen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' })).toBeVisible();
  await expect(refusal).toBeHidden();
});
