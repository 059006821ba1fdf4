import { logIn } from '../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a teacher who is ill cancels a lesson, and a manager undoes it (4 taps, no fields)', async ({
  page,
}) => {
  await logIn(page, 'docent@example.org');
  const answer = await page.request.get('/api?q=get_teacher_courses');
  const { result } = await answer.json();
  const now = Date.now() / 1000;
  const lessons: { nid: number; start: number }[] = result.flatMap(
    ({ sessions }: { sessions: object[] }) => sessions,
  );
  // A manager sees the lessons of the coming two weeks.
  const [coming] = lessons
    .filter(({ start }) => start > now)
    .toSorted((one, other) => one.start - other.start);
  if (!coming) throw new Error('The teacher has no lesson to come');
  await page.goto(`/docent?les=${coming.nid}`);
  await page.getByRole('button', { name: /^Gaat niet door…/ }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('radio', { name: 'De lesgever is ziek' }).check();
  await page.getByRole('button', { name: /^Annuleer de les/ }).click();
  await expect(page).toHaveURL('/docent');
  await expect(page.getByText(/gaat niet door\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Maak ongedaan/ })).toBeVisible();
  const mine = page.getByRole('listitem').filter({ hasText: 'Gaat niet door' });
  await expect(mine.getByText('De lesgever is ziek')).toBeVisible();
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/lessen');
  const row = page.getByRole('listitem').filter({ hasText: 'De lesgever is ziek' });
  await expect(row.getByText('Gaat niet door', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await row.getByRole('button', { name: /^Maak ongedaan/ }).click();
  await expect(page.getByText(/^De les staat weer in de agenda/).first()).toBeVisible();
});
