import { bornYearsAgo, newPassword } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { startEmptyClub } from '../support/server/startEmptyClub.ts';
import { expect, test } from '../support/test.ts';

test('an empty installation gets a club by a command, and its first manager comes by a mailed link to the guide', async ({
  page,
  traffic,
}) => {
  test.slow();
  const portal = await startEmptyClub({
    ...{ url: 'dekrul', title: 'Tekenclub De Krul', city: 'Gent', manager: 'hanne@dekrul.example' },
  });
  try {
    await page.goto(`${portal.origin}${portal.invitation}`);
    await expect(page.getByText('Tekenclub De Krul vraagt je om de club te beheren.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('main').getByRole('link', { name: 'Maak een account aan' }).click();
    await expect(page.getByText('Om de uitnodiging van Tekenclub De Krul te aanvaarden.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('Hanne');
    await page.getByRole('textbox', { name: 'Achternaam' }).fill('Verbeke');
    const [year, month, day] = bornYearsAgo(40).split('-');
    await page.getByRole('textbox', { name: 'Geboortedatum' }).fill(`${day}/${month}/${year}`);
    await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue('hanne@dekrul.example');
    await page.getByLabel('Kies een wachtwoord', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Maak account aan' }).click();
    await page.getByRole('button', { name: 'Aanvaard de uitnodiging' }).click();
    await expect(page).toHaveURL(`${portal.origin}/dekrul`);
    await expect(page.getByText('Je beheert nu Tekenclub De Krul.').first()).toBeVisible();
    const { user } = await (
      await page.request.post(`${portal.origin}/api?q=validate_auth`, { data: { getPermissions: true } })
    ).json();
    expect(user).toMatchObject({ clubPermissions: true });
    expect(user).not.toHaveProperty('unconfirmed_mail');
    await page.getByRole('main').getByRole('link', { name: 'Zet je club klaar' }).click();
    await expect(page.getByRole('heading', { name: 'Zet je club klaar' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Nog geen IBAN: ouders kunnen niet overschrijven.' }),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // The screen may still ask for something, and the server stops.
    await traffic.toEnd(page);
  } finally {
    await portal.stop();
  }
});
