import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import examples from '#schemas/examples/teachers/getClubTeachers.json' with { type: 'json' };
import lessons from '#schemas/examples/teachers/getCourseLessons.json' with { type: 'json' };
import hours from '#schemas/examples/teachers/getTeachingHours.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { TeachersPart } from '#src/features/management/teaching/TeachersPart.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';
import { button, dialog, notices } from '../ledger/booking/openPayments.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);

interface Opening {
  readonly shown?: readonly string[];
  readonly role?: string;
  readonly answers?: Parameters<typeof openAsMember>[0]['answers'];
}

async function openTeachers({ shown, role, answers }: Opening = {}) {
  const known = lessons.response.valid[0]?.value.result ?? [];
  const { calls } = await openAsMember({
    ...(role && {
      user: { ...an, managedClubs: [{ nid: club.nid, url: club.url, title: club.title, role }] },
    }),
    at: '/arabesk/beheer/lesgevers',
    screen: <TeachersPart club={club} />,
    answers: {
      get_club_teachers: () => Response.json(examples.response.valid[0]?.value),
      get_course_lessons: answer(known.map((one) => ({ ...one, ...(shown && { shown }) }))),
      get_teaching_hours: () => Response.json(hours.response.valid[0]?.value),
      set_course_teacher: answer(null),
      set_substitute: answer(null),
      ...answers,
    },
  });
  return (operation: string) => calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
}

test('TeachersPart gives a course and takes one back', async () => {
  const sent = await openTeachers();
  await userEvent.click(button('Kies cursussen voor Zoë Maes'));
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Kleuterdans/ }));
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Hedendaags/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Bewaar' }));
  await expect.element(notices()).toMatchTextContent(/De cursussen van Zoë Maes zijn bewaard/);
  const of = { club: club.nid, holder: 9 };
  expect(sent('set_course_teacher')).toEqual([
    { ...of, course: 112, teaches: true },
    { ...of, course: 110, teaches: false },
  ]);
});

test('TeachersPart gives a manager a camp that is over, and leads her to its days', async () => {
  const known = structuredClone(examples.response.valid[0]?.value.result);
  const me = { holder: an.uid, name: 'An Peeters', mail: '', courses: [] as number[] };
  const all = { ...known, people: [me] };
  const sent = await openTeachers({
    role: 'admin',
    answers: {
      get_club_teachers: answer(all),
      set_course_teacher() {
        me.courses = [119];
        return Response.json({ result: null });
      },
    },
  });
  await userEvent.click(button('Kies cursussen voor An Peeters'));
  await userEvent.click(dialog().getByText('Al voorbij (1)'));
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Danskamp.*Voorbij sinds 30\/10\/2026/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Bewaar' }));
  await expect.element(page.getByText('Al voorbij: Danskamp')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Noteer wie er is' }))
    .toHaveAttribute('href', '/docent');
  expect(sent('set_course_teacher')).toMatchObject([{ course: 119, teaches: true }]);
  // Without a new session, the portal would refuse her the page of teachers.
  expect(sent('validate_auth').length).toBeGreaterThan(0);
  const options = page.getByLabelText('Cursus', { exact: true }).getByRole('option', { name: 'Danskamp' });
  await expect.element(options).not.toBeInTheDocument();
});

test('TeachersPart finds a substitute for a lesson, and takes one back', async () => {
  const sent = await openTeachers();
  await userEvent.selectOptions(page.getByLabelText('Cursus', { exact: true }), 'Kleuterdans');
  await userEvent.click(button(/^Zoek een vervanger/));
  await userEvent.click(dialog().getByRole('button', { name: 'Bewaar de vervanger' }));
  await expect.element(notices()).toMatchTextContent(/Els Claes vervangt/);
  await userEvent.click(button(/^Neem terug/));
  await expect
    .poll(() => sent('set_substitute'))
    .toEqual([
      { club: club.nid, session: 502, holder: 41, replaces: 9 },
      { club: club.nid, session: 501 },
    ]);
});

test('TeachersPart names who teaches by account where families read no name, and links to the roles for who gives them', async () => {
  await openTeachers({ shown: [], role: 'admin' });
  await userEvent.selectOptions(page.getByLabelText('Cursus', { exact: true }), 'Kleuterdans');
  const lesson = page.getByRole('listitem').filter({ has: button(/^Zoek een vervanger/) });
  await expect.element(lesson.getByText('Zoë Maes', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Nog geen lesgever')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Nodig nieuwe lesgevers uit bij Rollen' }))
    .toHaveAttribute('href', `/${club.url}/beheer/rollen`);
});

test('TeachersPart shows the hours of a period in a table', async () => {
  await openTeachers();
  const row = page.getByRole('row', { name: /Zoë Maes/ });
  await expect.element(row.getByText('7:30')).toBeVisible();
});
