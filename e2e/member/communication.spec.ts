import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const messages = (page: Page) => page.getByRole('list', { name: 'Berichten' }).getByRole('listitem');
const message = (page: Page, title: string) =>
  messages(page).filter({ has: page.getByRole('heading', { name: title }) });

async function open(page: Page, mail = family): Promise<void> {
  await logIn(page, mail);
  await page.goto('/communication');
  await expect(page.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible();
}

test('messages are sorted by newest, name their club, and count as read once opened', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/^Berichten · /);
  await expect(messages(page).getByRole('heading', { level: 2 })).toHaveText([
    'Woensdag dansen we in zaal Fonteyn',
    'Kom naar het turnfeest!',
    'Repetities voor de lentevoorstelling',
    'Welkom in het nieuwe seizoen',
  ]);
  await expect(page.getByRole('status').getByText('2 ongelezen berichten')).toBeVisible();
  const news = message(page, 'Woensdag dansen we in zaal Fonteyn');
  await expect(news).toContainText('Ongelezen');
  await expect(news).toContainText('Voor An Peeters, Noor Peeters en Lars Peeters');
  await expectAccessibleInBothThemes(page);
  await news.getByRole('link').click();
  await expect(page).toHaveURL('/communication/arabesk/nieuws');
  await expect(page).toHaveTitle(/^Woensdag dansen we in zaal Fonteyn · Dansstudio Arabesk · /);
  await expect(page.getByRole('heading', { level: 2, name: 'Waar moet je zijn?' })).toBeVisible();
  const link = page.getByRole('link', { name: /^Bekijk het plan van het gebouw/ });
  await expect(link).toHaveAttribute('href', 'https://www.example.org/arabesk/plan');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Alle berichten' }).click();
  await expect(page.getByRole('status').getByText('1 ongelezen bericht', { exact: true })).toBeVisible();
  await expect(message(page, 'Woensdag dansen we in zaal Fonteyn')).not.toContainText('Ongelezen');
});

test('the address filters the messages by club', async ({ page }) => {
  await open(page);
  await page.getByLabel('Toon berichten van').selectOption('Turnkring De Zwaluw');
  await expect(page).toHaveURL('/communication?vereniging=de-zwaluw');
  await expect(messages(page)).toHaveCount(2);
  await page.reload();
  await expect(messages(page)).toHaveCount(2);
  await page.goto('/communication?vereniging=kompas');
  await expect(page.getByRole('heading', { name: 'Geen berichten van deze club' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Wis filters' }).click();
  await expect(messages(page)).toHaveCount(4);
});

test('the dashboard links to the unread messages', async ({ page }) => {
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
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Te doen' })).toBeVisible();
  await expect(task).toHaveCount(0);
});

test('an invalid, deleted or foreign message number shows a not-found page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/40[04]/);
  await open(page, 'beheer@example.org');
  await expect(page.getByRole('heading', { name: 'Er zijn nog geen berichten' })).toBeVisible();
  for (const at of ['arabesk/nieuws', 'arabesk/bestaat-niet', 'arabesk/NIEUWS%3Cb%3E']) {
    const answer = page.waitForResponse(/q=get_communication&/);
    await page.goto(`/communication/${at}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dit bericht vinden we niet' })).toBeVisible();
    expect([400, 404]).toContain((await answer).status());
  }
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Alle berichten' }).click();
  await expect(page).toHaveURL('/communication');
});

test('messages of a club with closed pages can still be read', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/403/);
  await logIn(page, 'docent@example.org');
  await page.goto('/communication/de-dolfijn/water-is-weer-warm');
  await expect(page.getByRole('heading', { level: 1, name: 'Het water is weer warm' })).toBeVisible();
});

test('markup in a message of a club is shown as text', async ({ page }) => {
  await logIn(page, family);
  await page.route('**/api?q=get_communication&*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const blocks = [
      { type: 'paragraph', text: '<img src=x onerror="document.title=1"> {{7*7}}' },
      { type: 'link', label: 'Gevaarlijk', url: 'javascript:alert(1)' },
    ];
    await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, body: blocks } } });
  });
  await page.goto('/communication/arabesk/repetities-lentevoorstelling');
  await expect(page.getByText('<img src=x onerror="document.title=1"> {{7*7}}')).toBeVisible();
  await expect(page.getByRole('main').getByText('Gevaarlijk')).toHaveCount(0);
});
