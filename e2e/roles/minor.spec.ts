import type { Locator, Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
import { logInByHand, logOut, selected } from '../support/journey/portalMenus.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const tooYoung = 'Voogd/ouder moet minstens 16 jaar zijn';
const year = testStart.getFullYear();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Wie is je ouder of voogd?' });
const whose = (page: Page) => page.getByRole('group', { name: 'Van wie is het profiel?' });

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
}

/** Checks that Escape, a press outside and a reload do not close the dialog. */
async function expectUnclosable(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(dialog).toBeVisible();
}

/** Measures the time from the response of the login until the dialog opens, in milliseconds. */
async function watchDialog(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return;
      observer.disconnect();
      const told = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('q=login'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Number.NaN));
      document.documentElement.dataset.dialogAfter = String(performance.now() - Math.max(...told));
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });
  return async () => Number(await page.locator('html').getAttribute('data-dialog-after'));
}

test('a minor without a family names a guardian, who becomes the owner of the account', {
  tag: '@loop',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const dialog = dialogOf(page);

  await test.step('logs in and is asked for a guardian after 200 ms', async () => {
    const waited = await watchDialog(page);
    await page.goto('/login?redirect=%2Fkompas');
    await logInByHand(page, 'tiener@example.org');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/kompas');
    // Specification 4.6 asks for 200 ms. The browser rounds a timer to the millisecond.
    expect(await waited()).toBeGreaterThanOrEqual(199);
    await expectUnclosable(page);
  });

  await test.step('cannot name a guardian under 16', async () => {
    await dialog.getByRole('textbox', { name: 'Voornaam van je ouder of voogd' }).fill('Hilde');
    await dialog.getByRole('textbox', { name: 'Achternaam van je ouder of voogd' }).fill('Maes');
    await dialog
      .getByRole('textbox', { name: 'Geboortedatum van je ouder of voogd' })
      .fill(`01/02/${year - 15}`);
    await dialog.getByRole('textbox', { name: 'Telefoonnummer' }).fill('479 55 66 77');
    await save(dialog);
    await expect(dialog.getByText(tooYoung).last()).toBeVisible();
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'Gegevens van voogd/ouder zijn niet juist ingevuld' }),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('names the guardian and continues as the selected member', async () => {
    await dialog
      .getByRole('textbox', { name: 'Geboortedatum van je ouder of voogd' })
      .fill(`01/02/${year - 45}`);
    await save(dialog);
    await expect(page.getByText('Nieuwe voogd/ouder is toegevoegd')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(selected(page, 'Jonas Maes')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Avondschool Kompas' })).toBeVisible();
  });

  await test.step('finds that the account belongs to the guardian', async () => {
    await logOut(page);
    await page.goto('/login?redirect=%2Fprofiel');
    await logInByHand(page, 'tiener@example.org');
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Hilde' })).toBeVisible();
    await whose(page).getByRole('button', { name: 'Jonas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Jonas' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
