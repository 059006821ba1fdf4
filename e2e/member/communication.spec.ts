import { logIn } from '../support/person/logIn.ts';
import { expect, test } from '../support/test.ts';

test('a message that the dashboard links to counts as read once it is opened', async ({ page }) => {
  await logIn(page, 'federatie@example.org');
  await page.goto('/dashboard');
  const task = page
    .getByRole('region', { name: 'Te doen' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Ongelezen bericht' }) });
  await expect(task).toContainText('Dansstudio Arabesk: Woensdag dansen we in zaal Fonteyn');
  const read = page.waitForResponse('**/api?q=read_communication');
  await task.getByRole('link', { name: 'Lees het bericht' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Woensdag dansen we in zaal Fonteyn' }),
  ).toBeVisible();
  expect((await read).status()).toBe(200);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Te doen' })).toBeVisible();
  await expect(task).toHaveCount(0);
});

test('messages of a club with closed pages can still be read', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/403/);
  await logIn(page, 'docent@example.org');
  await page.goto('/communication/de-dolfijn/water-is-weer-warm');
  await expect(page.getByRole('heading', { level: 1, name: 'Het water is weer warm' })).toBeVisible();
});
