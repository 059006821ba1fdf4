import type { Page } from '@playwright/test';
import { certificatesPage, payForSeason } from '../../support/faults/management/certificates.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test('who runs a club looks at a certificate, issues it with a mail, and corrects it (5 taps, 1 field)', async ({
  page,
}) => {
  test.slow();
  const { lname } = await payForSeason(page);
  await page.goto(certificatesPage);

  await test.step('looks at the certificate that is due', async () => {
    await expectAccessibleInBothThemes(page);
    const looking = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: new RegExp(`^Bekijk voor .*${lname}`) })
      .click();
    expect((await looking).suggestedFilename()).toContain('Attest ziekenfonds');
  });

  await test.step('issues it', async () => {
    await main(page)
      .getByRole('button', { name: new RegExp(`^Geef uit voor .*${lname}`) })
      .click();
    await expect(dialog(page).getByRole('checkbox', { name: 'Mail de gezinnen' })).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await dialog(page).getByRole('button', { name: 'Geef uit' }).click();
    await expect(page.getByText('1 attest is uitgegeven. 1 mail is onderweg.')).toBeVisible();
  });

  await test.step('finds it, and replaces it', async () => {
    await main(page).getByLabel('Zoek op naam of nummer').fill(lname);
    await main(page)
      .getByRole('button', { name: new RegExp(`^Verbeter van .*${lname}`) })
      .click();
    await expect(dialog(page).getByText(/blijven gelijk/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog(page).getByRole('button', { name: 'Vervang het attest' }).click();
    await expect(main(page).getByText(/^Vervangen door ATT-/)).toBeVisible();
    await expect(main(page).getByText(/^Vervangt ATT-/)).toBeVisible();
  });
});
