import type { Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
import { orderButton } from '../support/journey/orderButton.ts';
import {
  bottomBar,
  goToEntry,
  logInByHand,
  logOut,
  memberMenu,
  selected,
  sidebar,
} from '../support/journey/portalMenus.ts';
import {
  acceptConditions,
  answerEverything,
  chooseFor,
  family,
  openKnown,
} from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const outstanding = 'Je hebt een openstaande kostennota';

/** Birthdate that fits Ballet 6-8 and belongs to none of the demo children. */
const bornSevenYearsAgo = `02/01/${testStart.getFullYear() - 7}`;

test('a parent chooses, adds, changes and registers family members, and a logout leaves no data', async ({
  page,
  traffic,
}) => {
  test.setTimeout(180_000);

  await test.step('logs in from the club and returns there', async () => {
    await page.goto('/arabesk');
    await page.getByRole('banner').getByRole('link', { name: 'Aanmelden' }).click();
    await logInByHand(page, family);
    await expect(page).toHaveURL('/arabesk');
    await expect(page.getByRole('button', { name: 'Kies gezinslid', exact: true })).toBeVisible();
  });

  await test.step('chooses a member', async () => {
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Noor Peeters', exact: true }).click();
    await expect(selected(page, 'Noor Peeters')).toBeVisible();
  });

  await test.step('adds a family member, who becomes the selected member', async () => {
    await memberMenu(page).click();
    await page.getByRole('link', { name: 'Voeg een gezinslid toe' }).click();
    await expect(title(page, 'Gezinslid toevoegen')).toBeVisible();
    await field(page, 'Voornaam').fill('Wout');
    await field(page, 'Achternaam').fill('Peeters');
    await field(page, 'Geboortedatum').fill(bornSevenYearsAgo);
    await page.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(page).toHaveURL('/arabesk');
    await expect(selected(page, 'Wout Peeters')).toBeVisible();
  });

  await test.step('changes their own profile', async () => {
    await goToEntry(page, 'Profiel');
    await expect(title(page, 'Profiel van Wout')).toBeVisible();
    const whose = page.getByRole('group', { name: 'Van wie is het profiel?' });
    await whose.getByRole('button', { name: 'An', exact: true }).click();
    await expect(title(page, 'Profiel van An')).toBeVisible();
    await field(page, 'Tweede e-mailadres').fill('papa@example.org');
    await page.getByRole('button', { name: 'Bewaar profiel' }).click();
    await expect(page.getByRole('log').getByText('Het profiel is bewaard.')).toBeVisible();
  });

  await test.step('registers the eldest', async () => {
    await chooseFor(page, { course: 'hedendaags-tieners', member: 'Noor', tariff: 'Heel seizoen' });
    await expect(title(page, 'Winkelmandje van Noor')).toBeVisible();
    await page.getByRole('link', { name: /^Verder/ }).click();
    await expect(title(page, 'Gegevens van Noor')).toBeVisible();
    await answerEverything(page);
    await acceptConditions(page);
    await orderButton(page).click();
    await expectConfirmed(page, 'Noor Peeters · Hedendaags 12-16 jaar');
  });

  await test.step('sees no alert at the club for what it does not ask yet', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Terug naar Dansstudio Arabesk' }).click();
    await expect(page).toHaveURL('/arabesk');
    await expect(title(page, 'Dansstudio Arabesk')).toBeVisible();
    await traffic.toEnd(page);
    await expect(page.getByText(outstanding)).toHaveCount(0);
  });

  await test.step('fills in the youngest with the answers of the eldest', async () => {
    await chooseFor(page, { course: 'ballet-6-8', member: 'Wout' });
    await expect(title(page, 'Gegevens van Wout')).toBeVisible();
    // The profile of the parent fills in the contact; the answers of a sister fill in the rest.
    await expect(field(page, 'Wie mogen we bellen?')).toHaveValue('An Peeters');
    await openKnown(page);
    const nationality = page.getByRole('combobox', { name: 'Nationaliteit' });
    await expect(nationality).toHaveValue('');
    await page.getByRole('button', { name: 'Neem antwoorden over van…' }).click();
    await page.getByRole('button', { name: 'Noor', exact: true }).click();
    const taken = page.getByRole('status').filter({ hasText: 'Overgenomen van Noor' });
    await expect(taken).toContainText('Nationaliteit');
    await expect(taken).not.toContainText('gezondheid');
    await expect(nationality).toHaveValue('Belgisch');
    await expect(field(page, 'Voornaam')).toHaveValue('Wout');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('logs out, and Back shows nothing of the family', async () => {
    await page.goto('/profiel');
    await expect(title(page, 'Profiel van Wout')).toBeVisible();
    await logOut(page);
    await page.goBack();
    // The logout replaces the profile in the history, so Back leads to the form.
    await expect(page).toHaveURL(/\/login\?redirect=%2Farabesk%2Fwinkelmandje/);
    await expect(page.getByText(/Peeters|Wout|papa@/)).toHaveCount(0);
  });
});

/** Checks the confirmation, which has no menus and no alert for an open invoice. */
async function expectConfirmed(page: Page, line: string): Promise<void> {
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(title(page, 'Je inschrijving is bevestigd')).toBeVisible();
  await expect(page.getByRole('main').getByText(line)).toBeVisible();
  await expect(memberMenu(page)).toHaveCount(0);
  await expect(sidebar(page)).toHaveCount(0);
  await expect(bottomBar(page)).toHaveCount(0);
  await expect(page.getByText(outstanding)).toHaveCount(0);
}
