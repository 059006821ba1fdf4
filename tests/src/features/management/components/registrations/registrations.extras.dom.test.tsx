import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import lists from '#schemas/examples/management/getManagedRegistrations.json' with { type: 'json' };
import details from '#schemas/examples/management/readManagedRegistration.json' with { type: 'json' };
import papers from '#schemas/examples/people/getCourseList.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { RegistrationDetail } from '#src/features/management/components/detail/RegistrationDetail.tsx';
import { CourseRegistrations } from '#src/features/management/components/registrations/CourseRegistrations.tsx';
import { PaperList } from '#src/features/paper-list/index.ts';
import { answer, openAsMember, refusal } from '#tests/src/features/session/openAsMember.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);
const [list] = lists.response.valid;
const registration = details.response.valid[0]?.value.result;
/** Wednesday 2 December 2026 at six in the evening in Brussels. */
const lesson = Date.parse('2026-12-02T18:00:00+01:00') / 1000;
const trial = {
  ...registration,
  ...{ uid: 7, kind: 'registration', state: 'registered', what: 'Jazz' },
  ...{ tariff: 'Proefles', trial: true, lessons: [lesson], extras: ['Naopvang'] },
};

async function openDetail(shown: object) {
  await openAsMember({
    at: '/arabesk/beheer',
    screen: <RegistrationDetail club={club} course={106} kind="registration" id={5} />,
    answers: { read_managed_registration: answer(shown), get_move_targets: () => refusal(409, 'no') },
  });
  return page.getByRole('definition');
}

for (const width of [390, 1200])
  test(`the list of a course says at ${width} pixels who took which extra, and for which lesson a trial is`, async () => {
    await page.viewport(width, 900);
    const row = { ...list?.value.result[0], ...trial };
    await openAsMember({
      at: '/arabesk/beheer',
      screen: <CourseRegistrations club={club} course={106} />,
      answers: {
        get_managed_registrations: () =>
          Response.json({ ...list?.value, result: [row], overview: overviewWith([['Naopvang', 12]]) }),
      },
    });
    const found = page.getByRole(width > 1000 ? 'row' : 'listitem').filter({ hasText: trial.name ?? '' });
    await expect.element(found).toMatchTextContent(/Proefles op wo 02\/12\/2026 om 18u00/);
    await expect.element(found).toMatchTextContent(/Naopvang/);
    await expect.element(found).not.toMatchTextContent(/ProeflesProefles/);
    await expect.element(page.getByLabelText('In cijfers')).toMatchTextContent(/Naopvang\s*12/);
  });

function overviewWith(extras: readonly (readonly [title: string, count: number])[]) {
  return { ...list?.value.overview, extras: extras.map(([title, count]) => ({ title, count })) };
}

test('a trial has its lesson and its extras, and leads to the desk with the full tariff of its course', async () => {
  const facts = await openDetail({ ...trial, stays: { tariff: 31 } });
  await expect.element(facts.getByText('wo 02/12/2026 om 18u00')).toBeVisible();
  await expect.element(facts.getByText('Naopvang')).toBeVisible();
  const href = '/arabesk/beheer/leden?balie=7&cursus=Jazz&tarief=31';
  await expect.element(page.getByRole('link', { name: 'Maak lid' })).toHaveAttribute('href', href);
  expect(page.getByRole('button', { name: 'Zet in een andere groep' }).elements()).toEqual([]);
});

test('a registration that may not move says why, without a button that would not help', async () => {
  await openDetail({ ...trial, trial: false, lessons: [] });
  await page.getByRole('button', { name: 'Zet in een andere groep' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Dat gaat niet.');
  expect(dialog.getByRole('button', { name: 'Opnieuw proberen' }).elements()).toEqual([]);
  expect(page.getByText('Er is iets misgegaan').elements()).toEqual([]);
});

test('the list on paper names the extras of each person, and counts them', async () => {
  const sheet = papers.response.valid[0]?.value.result;
  await openAsMember({
    at: '/arabesk/beheer',
    screen: <PaperList of={{ club: 1, course: 106 }} back={{ to: '/', label: 'Terug' }} />,
    answers: { get_course_list: answer(sheet) },
  });
  await expect.element(page.getByRole('table')).toHaveAccessibleName(/ · Voor- en naopvang: 1$/);
  await expect.element(page.getByRole('rowheader').first()).toMatchTextContent(/Voor- en naopvang/);
});
