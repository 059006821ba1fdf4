import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** Logs in as An, who acts for herself. */
async function openInvitations(page: Page): Promise<void> {
  await logIn(page, family);
  await page.addInitScript(() => {
    const selection = { uid: 1, loginUid: 1, timestamp: Date.now() };
    localStorage.setItem('clubpoort.selected-member', JSON.stringify(selection));
  });
  await page.goto('/arabesk/uitnodigingen');
  await expect(page.getByRole('heading', { level: 1, name: 'Uitnodigingen' })).toBeVisible();
}

test('accepting a couple invite leads to the course, which names the inviter', async ({ page }) => {
  await openInvitations(page);
  const asked = page.getByRole('region', { name: 'Je wordt meegevraagd' });
  await expect(asked.getByText('Karim El Amrani vraagt je mee naar Tango voor koppels')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await asked.getByRole('button', { name: 'Ik kom mee' }).click();
  await expect(page).toHaveURL(/tango-voor-koppels\/1151/);
  await expect(page.getByRole('radio', { name: /Karim El Amrani nodigde me uit/ })).toBeChecked();
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expect(page).toHaveURL(/winkelmandje/);
});

test('accepting an offered place puts it in the cart; leaving a waiting list asks for confirmation', async ({
  page,
}) => {
  await openInvitations(page);
  const lists = page.getByRole('region', { name: 'Wachtlijsten' });
  await expect(lists.getByText('Er is een plaats vrij!')).toBeVisible();
  await lists.getByRole('button', { name: 'Verlaat de wachtlijst' }).click();
  const question = page.getByRole('dialog', { name: 'Verlaat je de wachtlijst?' });
  await expect(question.getByRole('button', { name: 'Blijf op de wachtlijst' })).toBeVisible();
  await question.getByRole('button', { name: 'Verlaat de wachtlijst' }).click();
  await expect(lists.getByText(/Lars Peeters/)).toBeHidden();
  await lists.getByRole('button', { name: 'Inschrijven' }).click();
  await expect(page).toHaveURL(/winkelmandje/);
  await expect(page.getByRole('main').getByRole('heading', { name: /Halfjaar/ })).toBeVisible();
});

test('declining an invitation asks for confirmation and then removes it', async ({ page }) => {
  await openInvitations(page);
  const asked = page.getByRole('region', { name: 'Je wordt meegevraagd' });
  await asked.getByRole('button', { name: 'Ik kom niet mee' }).click();
  const question = page.getByRole('dialog', { name: 'Uitnodiging afwijzen?' });
  await question.getByRole('button', { name: 'Terug' }).click();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Ik kom niet mee' }).click();
  await question.getByRole('button', { name: 'Ik kom niet mee' }).click();
  await expect(asked).toBeHidden();
});
