import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import courses from '#schemas/examples/teacher/getTeacherCourses.json' with { type: 'json' };
import lesson from '#schemas/examples/teacher/getTeacherSession.json' with { type: 'json' };
import { TeacherPage } from '#src/features/teacher/components/TeacherPage.tsx';
import { keepChoices } from '#src/features/teacher/state/attendanceChoices.ts';
import { sendingStore } from '#src/features/teacher/state/sendAttendance.ts';
import { answer, inTurn, openAsMember, refusal } from '../../session/openAsMember.tsx';
import { an } from '../../session/people.ts';

const [taught = []] = courses.response.valid.map(({ value }) => value.result);
const [filled, empty] = lesson.response.valid.map(({ value }) => value.result);
const [fien, jean] = filled?.participants ?? [];
const of = { uid: an.uid, session: 501 };
/** One lesson of today that nobody filled in. */
const fresh = {
  ...filled,
  ...{ version: 0, saved: null, next: { nid: 502, start: 1_796_137_200 } },
  participants: [
    { ...fien, attendance: null },
    { ...jean, attendance: null },
  ],
};
const savedBy = (state: string, version = 1) => ({
  ...fresh,
  ...{ version, saved: { by: "Zoë D'Hondt", at: 1_795_537_200 } },
  participants: [
    { ...fien, attendance: state },
    { ...jean, attendance: state },
  ],
});

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const open = (query: string, answers: Answers) =>
  openAsMember({ at: `/docent${query}`, screen: <TeacherPage />, answers });
const openLesson = (answers: Answers = {}) =>
  open('?les=501', { get_teacher_session: answer(fresh), get_teacher_courses: answer(taught), ...answers });

const group = (name: string) => page.getByRole('group', { name: `Aanwezigheid van ${name}` });
const choice = (name: string, state: string) => group(name).getByRole('radio', { name: state });
const choose = (name: string, state: string) =>
  userEvent.click(group(name).getByText(state, { exact: true }));
const counts = () => page.getByRole('status').filter({ hasText: /aanwezig|afwezig|verwittigd|in te vullen/ });
const save = () => page.getByRole('button', { name: 'Bewaren', exact: true });
const notices = () => page.getByRole('log', { name: 'Meldingen' });
const alert = () => page.getByRole('alert');

beforeEach(() => {
  keepChoices(of, undefined);
  sendingStore.setState({ ofSession: new Map() });
});

test('TeacherPage lists the courses with the state of each lesson around now', async () => {
  const { router } = await open('', { get_teacher_courses: answer(taught) });
  await expect
    .poll(() =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Je volgende les', 'Al je cursussen']);
  const [course] = taught;
  const lessons = page.getByRole('list', { name: `Lessen van ${course?.title}` }).getByRole('listitem');
  await expect.element(lessons.nth(0)).toMatchTextContent(/Ingevuld/);
  await expect.element(lessons.nth(2)).toMatchTextContent(/Gaat niet door.*De lesgever is ziek/);
  await expect.element(lessons.nth(2).getByRole('link')).not.toBeInTheDocument();
  await userEvent.click(lessons.nth(1).getByRole('link'));
  await expect.poll(() => router.state.location.search).toBe('?les=501');
});

test('TeacherPage shows the participants with age, alerts and a number to call, and who saved the list', async () => {
  await openLesson({ get_teacher_session: answer(filled) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jazz 12-15 jaar' })).toBeVisible();
  expect(document.title).toMatch(/^Jazz 12-15 jaar/);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Fien Verhaeghe')).toMatchTextContent(/13 jaar.*Allergisch voor noten\./);
  await expect.element(row("Jean-Luc D'Haese").getByText('Proefles')).toBeVisible();
  await expect.element(choice('Fien Verhaeghe', 'Aanwezig')).toBeChecked();
  await expect.element(counts()).toHaveTextContent('1 aanwezig · 1 nog in te vullen');
  await expect.element(page.getByText(/^2 deelnemers.*Bewaard door Zoë D'Hondt/)).toBeVisible();
  // The lesson of the example begins four days later.
  await expect.element(page.getByText(/^Deze les moet nog beginnen\./)).toBeVisible();
});

test('TeacherPage counts each mark, completes the rest, and saves the whole list', async () => {
  await page.viewport(390, 844);
  const { calls } = await openLesson({ save_attendance: answer(savedBy('present')) });
  await choose('Fien Verhaeghe', 'Verwittigd');
  await expect.element(counts()).toHaveTextContent('1 verwittigd · 1 nog in te vullen');
  await userEvent.click(page.getByRole('button', { name: 'Zet de rest op aanwezig' }));
  await expect.element(counts()).toHaveTextContent('1 aanwezig · 1 verwittigd');
  const box = group('Fien Verhaeghe').getByText('Afwezig').element().getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(42);
  await userEvent.click(save());
  await expect.element(notices().getByText('De aanwezigheden zijn bewaard.')).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'save_attendance')?.request).toEqual({
    ...{ session: 501, version: 0 },
    attendance: [
      { participant: 14, state: 'excused' },
      { participant: 20, state: 'present' },
    ],
  });
});

test('TeacherPage keeps unsaved marks while the teacher looks at another lesson, and says so in the list', async () => {
  const { router } = await openLesson({
    get_teacher_session: ({ session }) =>
      Response.json({ result: session === '501' ? fresh : { ...fresh, nid: 502 } }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Zet iedereen op aanwezig' }));
  await expect.element(counts()).toHaveTextContent('2 aanwezig');
  await userEvent.click(page.getByRole('link', { name: /^Volgende les/ }));
  await expect.element(counts()).toHaveTextContent('2 nog in te vullen');
  await router.navigate(-1);
  await expect.element(counts()).toHaveTextContent('2 aanwezig');
  await userEvent.click(page.getByRole('link', { name: 'Terug naar je lessen' }));
  const lessons = page.getByRole('list', { name: 'Lessen van Jazz 12-15 jaar' }).getByRole('listitem');
  await expect.element(lessons.nth(1)).toMatchTextContent(/Nog te versturen/);
});

test('TeacherPage asks after a conflict which list to keep, and saves its own over the newer version', async () => {
  const conflict = () => refusal(409, 'conflict', "Zoë D'Hondt bewaarde deze aanwezigheden intussen.");
  const { calls } = await openLesson({
    get_teacher_session: inTurn(answer(fresh), answer(savedBy('absent'))),
    save_attendance: inTurn(conflict, answer(savedBy('present', 2))),
  });
  await choose('Fien Verhaeghe', 'Aanwezig');
  await userEvent.click(save());
  await expect.element(alert()).toMatchTextContent(/Zoë D'Hondt bewaarde deze aanwezigheden/);
  await expect.element(choice('Fien Verhaeghe', 'Aanwezig')).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Bewaar toch jouw lijst' }));
  await expect.element(notices().getByText('De aanwezigheden zijn bewaard.')).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
  expect(calls.filter(({ operation }) => operation === 'save_attendance').at(-1)?.request).toEqual({
    ...{ session: 501, version: 1 },
    attendance: [
      { participant: 14, state: 'present' },
      { participant: 20, state: 'absent' },
    ],
  });
});

test('TeacherPage shows the saved list after a conflict when the teacher asks for it', async () => {
  await openLesson({
    get_teacher_session: inTurn(answer(fresh), answer(savedBy('absent'))),
    save_attendance: () => refusal(409, 'conflict'),
  });
  await choose('Fien Verhaeghe', 'Aanwezig');
  await userEvent.click(save());
  await userEvent.click(page.getByRole('button', { name: 'Toon de bewaarde lijst' }));
  await expect.element(counts()).toHaveTextContent('2 afwezig');
  await expect.element(alert()).not.toBeInTheDocument();
});

test.each([
  ['501', 403, 'Deze les is van een andere lesgever.'],
  ['501', 404, 'We vinden deze les niet (meer).'],
  ['gisteren', 0, 'We vinden deze les niet.'],
])('TeacherPage explains why lesson %s (%i) is not there, and leads back', async (les, status, title) => {
  const { address } = await open(`?les=${les}`, {
    get_teacher_session: () => refusal(status, 'not-found', title),
    get_teacher_courses: answer(taught),
  });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Naar je lessen', exact: true }));
  await expect.poll(address).toBe('/docent');
});

test('TeacherPage says that nobody comes yet', async () => {
  await openLesson({ get_teacher_session: answer(empty) });
  await expect
    .element(page.getByRole('heading', { name: 'Niemand is ingeschreven voor deze les' }))
    .toBeVisible();
});
