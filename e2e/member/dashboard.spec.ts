import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const tasks = (page: Page) => page.getByRole('region', { name: 'Te doen' });
const task = (page: Page, name: string | RegExp) =>
  tasks(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const lessons = (page: Page) => page.getByRole('region', { name: 'Volgende lessen' });

async function open(page: Page, login = family): Promise<void> {
  await logIn(page, login);
  await page.goto('/dashboard');
  await expect(lessons(page)).toBeVisible();
}

test('the late task that comes first on the dashboard opens a checkout', { tag: '@date' }, async ({
  page,
}) => {
  await open(page, 'federatie@example.org');
  const first = tasks(page).getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText('Kostennota van Zwemclub De Dolfijn is vervallen');
  await first.getByRole('button', { name: /^Nu betalen · €\s210,00$/ }).click();
  await expect(page).toHaveURL(/test-checkout/);
});

test('tasks for a free place and for missing details open for the right member, without a question for whom', {
  tag: '@date',
}, async ({ page }) => {
  await open(page);
  await expect(task(page, /^Plaats vrij voor An Peeters/)).toContainText(
    /We houden die plaats vrij tot \d\d\/\d\d\/\d{4} om \d\du\d\d/,
  );
  await task(page, /^Plaats vrij voor An Peeters/)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/arabesk/uitnodigingen');
  await expect(
    page
      .getByRole('heading', { name: 'Er is een plaats vrij!' })
      .or(page.getByText('Er is een plaats vrij!'))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await task(page, 'Vul de gegevens van je gezin aan')
    .getByRole('link', { name: /^Lars Peeters: adres/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Lars' })).toBeVisible();
});
