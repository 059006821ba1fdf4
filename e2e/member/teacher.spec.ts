import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { userInputOn } from '../support/person/userInput.ts';
import { expect, test } from '../support/test.ts';

const choice = (page: Page, name: string, state: string) =>
  page.getByRole('group', { name: `Aanwezigheid van ${name}` }).getByRole('radio', { name: state });

test('the attendance of a lesson is filled in and saved, by keyboard or by thumb', {
  tag: ['@loop', '@date'],
}, async ({ page, isMobile }) => {
  const user = userInputOn(page, isMobile);
  await logIn(page, 'docent@example.org');
  await page.goto('/docent');
  // Two lessons around today have begun, and the first of these is filled in.
  const lessons = page.getByRole('list', { name: 'Lessen van Jazz 12-15 jaar' }).getByRole('listitem');
  await lessons.nth(1).getByRole('link').click();
  await user.choose(choice(page, 'Yasmina Benali', 'Verwittigd'));
  await user.press(page.getByRole('button', { name: 'Zet de rest op aanwezig' }));
  await user.press(page.getByRole('main').getByRole('button', { name: 'Bewaren', exact: true }));
  await expect(page.getByRole('log').getByText('De aanwezigheden zijn bewaard.')).toBeVisible();
  await page.reload();
  await expect(choice(page, 'Noor Peeters', 'Aanwezig')).toBeChecked();
  await expect(choice(page, 'Yasmina Benali', 'Verwittigd')).toBeChecked();
  await page.goBack();
  await expect(lessons.nth(1)).toContainText('Ingevuld');
});
