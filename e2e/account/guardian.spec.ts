import type { Locator, Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
import { logIn } from '../support/person/logIn.ts';
import { addToFamily, bornYearsAgo, registerNewAccount } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const title = 'Wie is je ouder of voogd?';
const year = testStart.getFullYear();

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: title });
}

async function openAsMinor(page: Page): Promise<Locator> {
  await registerNewAccount(page, { fname: 'Jonas', lname: 'Maes', birthdate: bornYearsAgo(14) });
  await page.goto('/arabesk');
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
}

/** Checks that the account belongs to the guardian, and that the minor is the selected member. */
async function expectGuardian(page: Page, name: string): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Jonas Maes, kies gezinslid' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jonas Maes, kies gezinslid' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
}

test('a minor names a new guardian by keyboard alone; nothing else closes the dialog', async ({ page }) => {
  const dialog = await openAsMinor(page);
  await expectAccessibleInBothThemes(page);
  const first = dialog.getByRole('textbox', { name: 'Voornaam van je ouder of voogd' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Gegevens van voogd/ouder zijn niet juist ingevuld')).toBeVisible();
  await expect(first).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await page.keyboard.type('Hilde');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Maes');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`1/2/${year - 12}`);
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('Voogd/ouder moet minstens 16 jaar zijn').last()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`1/2/${year - 45}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('470 12 34 56');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nieuwe voogd/ouder is toegevoegd')).toBeVisible();
  await expectGuardian(page, 'Hilde Maes');
});

test('the guardian dialog traps the focus', async ({ page }) => {
  const dialog = await openAsMinor(page);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      return active === null || active === document.body || active.closest('dialog') !== null;
    });
    expect(place, `after ${press + 1} presses`).toBe(true);
  }
  await expect(dialog).toBeVisible();
});

test('a family member becomes the guardian; a member who is too young is asked for a birthdate', async ({
  page,
}) => {
  await registerNewAccount(page, { fname: 'Jonas', lname: 'Maes', birthdate: bornYearsAgo(14) });
  await addToFamily(page, { fname: 'Tom', lname: 'Maes', birthdate: bornYearsAgo(44) });
  await addToFamily(page, { fname: 'Lies', lname: 'Maes', birthdate: bornYearsAgo(12) });
  await page.goto('/arabesk');
  const dialog = dialogOf(page);
  await save(dialog);
  await expect(dialog.getByText('Geen voogd/ouder geselecteerd')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await dialog.getByRole('radio', { name: 'Lies Maes' }).check();
  await save(dialog);
  const birthdate = dialog.getByRole('textbox', { name: 'Geboortedatum van deze persoon' });
  await expect(
    dialog.getByText('Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar'),
  ).toBeVisible();
  await expect(birthdate).toBeFocused();
  await birthdate.fill(`1/2/${year - 12}`);
  await save(dialog);
  await expect(dialog.getByText('Voogd/ouder moet minstens 16 jaar zijn').last()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await dialog.getByRole('radio', { name: 'Tom Maes' }).check();
  await expect(birthdate).toBeHidden();
  await save(dialog);
  await expect(page.getByText('Voogd/ouder is opgeslaan')).toBeVisible();
  await expectGuardian(page, 'Tom Maes');
});

test('the guardian dialog shows that it saves, and a failed save keeps the typed answers', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource/);
  const dialog = await openAsMinor(page);
  const first = dialog.getByRole('textbox', { name: 'Voornaam van je ouder of voogd' });
  await first.fill('Hilde');
  await dialog.getByRole('textbox', { name: 'Achternaam van je ouder of voogd' }).fill('Maes');
  await dialog.getByRole('textbox', { name: 'Geboortedatum van je ouder of voogd' }).fill('1/2/1980');
  await dialog.getByRole('textbox', { name: 'Telefoonnummer' }).fill('470 12 34 56');
  const release = Promise.withResolvers<void>();
  await page.route('**/api?q=add_new_parent', async (route) => {
    await release.promise;
    await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
  });
  await save(dialog);
  const saving = dialog.getByRole('status').filter({ hasText: 'Even geduld' });
  await expect(saving).toContainText('Bezig met opslaan...');
  release.resolve();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' })).toBeVisible();
  await expect(first).toHaveValue('Hilde');
  await page.unroute('**/api?q=add_new_parent');

  // The first call creates the guardian and the second call is lost. A retry must not create a second guardian.
  let made = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('q=add_new_parent')) made += 1;
  });
  await page.route('**/api?q=exchange_auth_code', (route) => route.abort(), { times: 1 });
  await save(dialog);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Je hebt geen internet' })).toBeVisible();
  await save(dialog);
  await expectGuardian(page, 'Hilde Maes');
  expect(made).toBe(1);
});

test('a minor can log out instead of naming a guardian', async ({ page }) => {
  const dialog = await openAsMinor(page);
  await dialog.getByRole('button', { name: /Meld je af/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Aanmelden' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test('demo minors are asked for a guardian; adults never are, and the preview asks nobody', async ({
  page,
}) => {
  await logIn(page, 'tiener@example.org');
  await page.goto('/arabesk');
  await expect(dialogOf(page)).toBeVisible();
  await page.goto('/preview/course-form?club=arabesk');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await logIn(page, 'tiener2@example.org');
  await page.goto('/arabesk');
  await expect(dialogOf(page).getByRole('radio', { name: 'Tom Willems' })).toBeVisible();
  await logIn(page, 'docent@example.org');
  await page.goto('/arabesk');
  await expect(page.getByRole('button', { name: /kies gezinslid/ })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});
