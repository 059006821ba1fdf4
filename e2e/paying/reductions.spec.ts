import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { bornYearsAgo } from '../support/person/newAccount.ts';
import { acceptConditions, family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** Matches an amount such as `€ 185,00`, which the portal writes with a non-breaking space. */
function euros(amount: string): RegExp {
  return new RegExp(`€\\s${amount}`);
}

async function answer(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue(name);
  const mail = page.getByRole('textbox', { name: 'E-mailadres van een ouder' });
  await mail.fill(family);
  await page.getByRole('textbox', { name: 'Telefoonnummer van een ouder' }).fill('+32 470123456');
  await page
    .getByRole('radiogroup', { name: /alleen naar huis/ })
    .getByRole('radio', { name: 'Ja' })
    .check();
  await page.getByRole('checkbox', { name: /reglement/ }).check();
}

test('a second and a third child get the reductions that the course page tells, up to the confirmation', async ({
  page,
}) => {
  await logIn(page, family);
  await page.goto('/de-zwaluw');
  await expect(page.getByRole('region', { name: 'Kortingen' })).toContainText(
    /Vanaf het tweede gezinslid: 10\s% korting/,
  );

  // Lars is a member already, so Emma is the second of the family.
  await page.goto('/de-zwaluw/recreatief-lagere-school');
  const who = page.getByRole('group', { name: 'Voor wie?' });
  await who.getByRole('button', { name: 'Voeg een kind toe' }).click();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Emma');
  await page
    .getByRole('textbox', { name: 'Geboortedatum' })
    .fill(bornYearsAgo(9).split('-').toReversed().join('/'));
  const reductions = page.getByRole('region', { name: 'Kortingen' });
  await expect(reductions).toContainText(/Vanaf het derde gezinslid: 15\s% korting/);
  await expect(reductions).toContainText('De korting gaat naar de goedkoopste inschrijving.');
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expect(page).toHaveURL(/winkelmandje/);

  await page.goto('/de-zwaluw/turnspeeltuin');
  await who.getByRole('radio', { name: 'Mila Peeters' }).check();
  await expect(page.getByText(/Je betaalt alleen de \d+ van 28 lessen die nog komen/)).toBeVisible();
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expect(page).toHaveURL(/winkelmandje/);

  await page.goto('/de-zwaluw/winkelmandje');
  const partOf = (name: string) => page.getByRole('region', { name }).first();
  const mila = partOf('Mila Peeters');
  await expect(mila).toContainText(/Latere start \(nog 23 van 28 lessen\): −\s€\s21,07/);
  await expect(mila).toContainText(/Gezinskorting \(2e gezinslid\): −\s€\s9,69/);
  // Mila costs the least of three, so she would get 15 %. What her own cart lacks stands with the last one.
  const emma = partOf('Emma Peeters');
  await expect(emma).toContainText(/Gezinskorting: −\s€\s19,10/);
  await expect(emma).toContainText(euros('123,40'));
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: /^Verder/ }).click();
  await answer(page, 'Mila');
  // Two people are two pages of the form.
  await page.getByRole('button', { name: /^Verder met/ }).click();
  await answer(page, 'Emma');
  await page.getByRole('button', { name: 'Kijk alles na' }).click();
  await acceptConditions(page);
  await page.getByRole('button', { name: /^(Inschrijven|Bestel).* €/ }).click();
  await expect(page).toHaveURL(/bevestiging/);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Gezinskorting \(2e gezinslid\): −\s€\s9,69/);
  await expect(main).toContainText(/Gezinskorting: −\s€\s19,10/);
  await expect(main).toContainText(euros('210,64'));
});
