import { logInByHand } from '../support/journey/portalMenus.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('the membership cards of a family are on one page, and a valid card has a code', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/lidkaarten');
  await expect(page.getByRole('heading', { level: 1, name: 'Lidkaarten' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  const lars = cards.filter({ hasText: 'Lars Peeters' });
  await expect(lars.getByText('Geldig', { exact: true })).toBeVisible();
  await expect(lars.getByText('GF-310-882', { exact: true })).toBeVisible();
  const code = lars.getByRole('img', { name: 'QR-code van de lidkaart van Lars Peeters, nummer GF-310-882' });
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  const mila = cards.filter({ hasText: 'Mila Peeters' });
  await expect(mila.getByText('Verlopen', { exact: true })).toBeVisible();
  await expect(mila.getByRole('img')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await lars.getByRole('link', { name: 'Over Gymfederatie Vlaanderen' }).click();
  await expect(page).toHaveURL('/c/gymfederatie');
  await expect(page.getByRole('heading', { level: 1, name: 'Gymfederatie Vlaanderen' })).toBeVisible();
});

test('a visitor sees the membership cards after the login', async ({ page }) => {
  await page.goto('/lidkaarten');
  await page.getByRole('main').getByRole('link', { name: 'Aanmelden' }).click();
  await logInByHand(page, family);
  await expect(page).toHaveURL('/lidkaarten');
  await expect(page.getByRole('heading', { name: 'Lars Peeters' })).toBeVisible();
});

test('a member without membership cards reads when they will appear', async ({ page }) => {
  await logIn(page, 'beheer@example.org');
  await page.goto('/lidkaarten');
  await expect(page.getByRole('heading', { name: 'Er zijn geen lidkaarten' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
