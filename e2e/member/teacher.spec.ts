import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { userInputOn } from '../support/person/userInput.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const lessonsOf = (page: Page, course: string) =>
  page.getByRole('list', { name: `Lessen van ${course}` }).getByRole('listitem');
const of = (page: Page, name: string) => page.getByRole('group', { name: `Aanwezigheid van ${name}` });
const choice = (page: Page, name: string, state: string) =>
  of(page, name).getByRole('radio', { name: state });
const counts = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /aanwezig|in te vullen/ });
const save = (page: Page) => main(page).getByRole('button', { name: 'Bewaren', exact: true });

async function openCourses(page: Page): Promise<void> {
  await logIn(page, 'docent@example.org');
  await page.goto('/docent');
  await expect(page.getByRole('heading', { level: 1, name: 'Lesgever' })).toBeVisible();
}

/** @param index Position among the lessons around today: two have begun, and the first of these is filled in. */
async function openLesson(page: Page, index: number, course = 'Jazz 12-15 jaar'): Promise<void> {
  await openCourses(page);
  await lessonsOf(page, course).nth(index).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
}

test('a teacher sees their courses, the lessons that are filled in, and the participants of a lesson', async ({
  page,
}) => {
  await openCourses(page);
  await expect(page).toHaveTitle(/^Lesgever · /);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    ...['Je volgende les', 'Al je cursussen'],
  ]);
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([
    ...['Dans met je kind', 'Jazz 12-15 jaar', 'Jazz voor volwassenen', 'Kleuterdans'],
  ]);
  const lessons = lessonsOf(page, 'Jazz 12-15 jaar');
  await expect(lessons).toHaveCount(5);
  await expect(lessons.nth(0)).toContainText('Ingevuld');
  await expect(lessons.nth(1)).toContainText('Nog in te vullen');
  await expectAccessibleInBothThemes(page);
  await lessons.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(/\/docent\?les=\d+$/);
  await expect(page).toHaveTitle(/^Jazz 12-15 jaar · /);
  const fien = main(page).getByRole('listitem').filter({ hasText: 'Fien Verhaeghe' });
  await expect(fien).toContainText('13 jaar');
  await expect(fien).toContainText('Allergisch voor noten.');
  await expect(fien.getByRole('link', { name: 'Bel Leen Verhaeghe: +32 472334455' })).toHaveAttribute(
    ...['href', 'tel:+32472334455'],
  );
  await expect(choice(page, 'Yasmina Benali', 'Verwittigd')).toBeChecked();
  await expect(counts(page)).toHaveText('2 aanwezig · 1 afwezig · 1 verwittigd');
  await expect(main(page).getByText(/^4 deelnemers.*Bewaard door Zoë D'Hondt/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await main(page)
    .getByRole('link', { name: /^Volgende les/ })
    .click();
  await expect(counts(page)).toHaveText('4 nog in te vullen');
  await page.goBack();
  await expect(counts(page)).toContainText('1 verwittigd');
});

test('a trial participant is marked, and a future lesson is announced as such', async ({ page }) => {
  await openLesson(page, 0, 'Kleuterdans');
  const child = main(page).getByRole('listitem').filter({ hasText: "Jean-Luc D'Haese" });
  await expect(child.getByText('Proefles')).toBeVisible();
  await expect(main(page).getByText('Deze les moet nog beginnen.')).toBeVisible();
});

test('the attendance is filled in and saved, by keyboard or by thumb', async ({ page, isMobile }) => {
  const user = userInputOn(page, isMobile);
  await openLesson(page, 1);
  await user.choose(choice(page, 'Yasmina Benali', 'Verwittigd'));
  await expect(counts(page)).toHaveText('1 verwittigd · 3 nog in te vullen');
  await user.press(page.getByRole('button', { name: 'Zet de rest op aanwezig' }));
  await expect(counts(page)).toHaveText('3 aanwezig · 1 verwittigd');
  await user.press(save(page));
  await expect(page.getByRole('log').getByText('De aanwezigheden zijn bewaard.')).toBeVisible();
  await page.reload();
  await expect(choice(page, 'Noor Peeters', 'Aanwezig')).toBeChecked();
  await expect(choice(page, 'Yasmina Benali', 'Verwittigd')).toBeChecked();
  const box = await of(page, 'Noor Peeters').getByText('Afwezig').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(42);
});

test('unsaved attendance survives a visit to another lesson', async ({ page }) => {
  await openLesson(page, 2);
  await page.getByRole('button', { name: 'Zet iedereen op aanwezig' }).click();
  await main(page)
    .getByRole('link', { name: /^Volgende les/ })
    .click();
  await expect(counts(page)).toHaveText('4 nog in te vullen');
  await page.goBack();
  await expect(counts(page)).toHaveText('4 aanwezig');
  await page.getByRole('link', { name: 'Terug naar je lessen' }).click();
  await expect(lessonsOf(page, 'Jazz 12-15 jaar').nth(2)).toContainText('Nog te versturen');
});

test('saving a sheet that somebody else changed shows the conflict and asks which list to keep', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await openLesson(page, 3);
  const session = Number(new URL(page.url()).searchParams.get('les'));
  const saveElsewhere = (version: number) =>
    page.request.post('/api?q=save_attendance', {
      data: { session, version, attendance: [{ participant: 17, state: 'absent' }] },
    });
  await choice(page, 'Noor Peeters', 'Aanwezig').check();
  expect((await saveElsewhere(0)).status()).toBe(200);
  await save(page).click();
  const alert = page.getByRole('alert').filter({ hasText: /Zoë D'Hondt bewaarde deze aanwezigheden/ });
  await expect(alert).toBeVisible();
  await expect(choice(page, 'Noor Peeters', 'Aanwezig')).toBeChecked();
  await main(page).getByRole('button', { name: 'Bewaar toch jouw lijst' }).click();
  await expect(page.getByRole('log').getByText('De aanwezigheden zijn bewaard.')).toBeVisible();
  await expect(choice(page, 'Noor Peeters', 'Aanwezig')).toBeChecked();
  await expect(choice(page, 'Yasmina Benali', 'Afwezig')).toBeChecked();
  await choice(page, 'Noor Peeters', 'Afwezig').check();
  expect((await saveElsewhere(2)).status()).toBe(200);
  await save(page).click();
  await main(page).getByRole('button', { name: 'Toon de bewaarde lijst' }).click();
  await expect(counts(page)).toHaveText('1 afwezig · 3 nog in te vullen');
  await expect(alert).toHaveCount(0);
});

test('a foreign, deleted or unknown lesson shows a page that explains it', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/40[34]/);
  await openCourses(page);
  const response = await page.request.get('/api?q=get_course&club=1&course=ballet-6-8');
  const { result } = await response.json();
  for (const [les, title] of [
    [result.sessions[0].nid, 'Deze les is van een andere lesgever.'],
    ['99999999', 'We vinden deze les niet (meer).'],
    ['gisteren', 'We vinden deze les niet.'],
  ] as const) {
    await page.goto(`/docent?les=${les}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
  await main(page).getByRole('link', { name: 'Naar je lessen', exact: true }).click();
  await expect(page).toHaveURL(/\/docent$/);
});

test('a member who does not teach is redirected to the dashboard', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/docent');
  await expect(page).toHaveURL(/\/(dashboard|\?redirect)/);
});
