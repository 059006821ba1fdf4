import type { Page } from '@playwright/test';
import { teachersPage } from '../../support/faults/management/teachers.ts';
import { logIn } from '../../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test('who runs a club finds a substitute, who sees that one lesson, and downloads the hours (3 taps, 0 fields)', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'beheer@example.org');
  await page.goto(teachersPage);

  await test.step('finds a substitute for a lesson', async () => {
    await expectAccessibleInBothThemes(page);
    await main(page).getByLabel('Cursus', { exact: true }).selectOption({ label: 'Jazz 12-15 jaar' });
    const replace = main(page)
      .getByRole('button', { name: /^Zoek een vervanger/ })
      .first();
    await replace.click();
    await expect(dialog(page).getByLabel('Vervanger')).toHaveValue(/\d/);
    await expectAccessibleInBothThemes(page);
    await dialog(page).getByRole('button', { name: 'Bewaar de vervanger' }).click();
    await expect(main(page).getByText('Karim El Amrani vervangt')).toBeVisible();
  });

  await test.step('downloads the hours', async () => {
    const downloading = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download als CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^uren-arabesk-.*\.csv$/);
  });

  await test.step('sees that one lesson as the substitute', async () => {
    await page.goto('/docent');
    await expect(main(page).getByText('Jazz 12-15 jaar').first()).toBeVisible();
    await expect(main(page).getByText('Kleuterdans')).toHaveCount(0);
  });
});
