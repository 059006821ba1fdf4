import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import course from '#schemas/examples/courses/getCourse.json' with { type: 'json' };
import courses from '#schemas/examples/courses/getCourses.json' with { type: 'json' };
import person from '#schemas/examples/people/getClubPerson.json' with { type: 'json' };
import desks from '#schemas/examples/people/registerAtDesk.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { PeoplePart } from '#src/features/management/people/PeoplePart.tsx';
import { answer, inTurn, openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';
import { button } from '../../ledger/booking/openPayments.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);
const [{ value: listed } = { value: undefined }] = courses.response.valid;
const [offered] = listed?.result ?? [];
const [tariff] = offered?.tariffs ?? [];
const detailed = course.response.valid[0]?.value.result;
const preview = { ...desks.response.valid[0]?.value.result, questions: null };
const start = 4_000_000_000;

type Answers = Parameters<typeof openAsMember>[0]['answers'];

/** The desk of a person of the club, with one tariff. */
async function openDesk(ofTariff: object, ofCourse: object, answers: Answers) {
  const changed = { ...tariff, coupleCourse: undefined, usersSimultaneous: 1, ...ofTariff };
  const summary = { ...offered, seatCosts: undefined, title: 'Trampoline', tariffs: [changed] };
  const { calls } = await openAsMember({
    at: '/arabesk/beheer/leden?balie=2',
    screen: <PeoplePart club={club} />,
    answers: {
      get_club_person: answer(person.response.valid[0]?.value.result),
      get_courses: () => Response.json({ ...listed, result: [summary] }),
      get_course: answer({ ...detailed, ...summary, ...ofCourse }),
      ...answers,
    },
  });
  const list = page.getByRole('combobox', { name: 'Cursus en tarief' });
  await expect.element(list.getByRole('option', { name: /^Trampoline/ })).toBeInTheDocument();
  await userEvent.selectOptions(list, String(tariff?.nid));
  return () => calls.flatMap((call) => (call.operation === 'register_at_desk' ? [call.request] : []));
}

test('DeskPage sends each override that the manager gives, and keeps the earlier ones', async () => {
  const stops = (may: string) => answer({ ...preview, problems: [`Kan niet: ${may}`], may });
  const sent = await openDesk(
    {},
    { additionalServices: [] },
    {
      register_at_desk: inTurn(
        stops('any-time'),
        stops('any-age'),
        stops('wait'),
        answer({ ...preview, waits: true, total: 0 }),
      ),
    },
  );
  await userEvent.click(button('Bekijk de prijs'));
  await userEvent.click(button('Schrijf toch in, ook al is de inschrijving niet open'));
  await userEvent.click(button('Toch inschrijven, ook al past de leeftijd niet'));
  await userEvent.click(button('Zet op de wachtlijst'));
  await expect.element(page.getByText(/^Een plaats op de wachtlijst kost niets\./)).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ anyTime: true, anyAge: true, waits: true, preview: true });
});

test('DeskPage takes extras along, and says which reduction a family by address gives', async () => {
  const extras = [{ nid: 9, title: 'Voor- en naopvang', price: 25, availability: null }];
  const priced = {
    ...{ ...preview, family: ['Jef Claes'], total: 117 },
    lines: [{ what: 'Trampoline', amount: 117, reductions: [{ name: 'Gezinskorting', amount: 13 }] }],
  };
  const sent = await openDesk(
    { type: 'regular' },
    { additionalServices: extras },
    { register_at_desk: answer(priced) },
  );
  await userEvent.click(page.getByRole('checkbox', { name: /Voor- en naopvang/ }));
  await userEvent.click(button('Bekijk de prijs'));
  await expect.element(page.getByText(/als één gezin met Jef Claes/)).toBeVisible();
  await expect.element(page.getByText(/^Gezinskorting: /)).toBeVisible();
  expect(sent()).toMatchObject([{ extras: [9] }]);
});

test.each([
  ['admin', 1],
  ['secretary', 0],
])(
  'DeskPage leads %s from a full group to its number of places (%i), and who waits to another group',
  async (role, ways) => {
    const full = { course: 104, type: 'course', place: 1 };
    const problems = ['Trampoline (Heel het jaar) is volzet.'];
    await openAsMember({
      at: '/arabesk/beheer/leden?balie=wachtlijst&nr=7',
      screen: <PeoplePart club={club} />,
      user: { ...an, managedClubs: [{ nid: club.nid, url: club.url, title: club.title, role }] },
      answers: { register_at_desk: answer({ ...preview, uid: 2, lines: [], problems, full }) },
    });
    const link = (name: string) => page.getByRole('link', { name });
    await expect
      .element(link('Kies een andere groep'))
      .toHaveAttribute('href', '/arabesk/beheer/leden?balie=2');
    const more = link('Verhoog het aantal plaatsen').elements();
    const places = '/arabesk/beheer/aanbod?deel=cursussen&item=104&veld=%2Ftariffs%2F1%2Fcapacity';
    expect(more.map((one) => one.getAttribute('href'))).toEqual(ways === 1 ? [places] : []);
  },
);

test('DeskPage asks which lesson a trial is for before it asks the price', async () => {
  const sessions = [{ nid: 5, start, end: start + 3_600, place: '', availability: 2 }];
  const sent = await openDesk({ type: 'trial' }, { sessions }, { register_at_desk: answer(preview) });
  await userEvent.click(button('Bekijk de prijs'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Kies een les.');
  expect(sent()).toEqual([]);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Welke proefles?' }), '5');
  await userEvent.click(button('Bekijk de prijs'));
  await expect.element(page.getByRole('heading', { name: 'Prijs' })).toBeVisible();
  expect(sent()).toMatchObject([{ trials: [5] }]);
});

test('DeskPage brings people who are like the new one into view, above the price', async () => {
  await page.viewport(390, 420);
  const similar = [{ uid: 9, name: 'Lotte De Smet', birthdate: '2016-04-05' }];
  await openDesk({ type: 'regular' }, {}, { register_at_desk: answer({ ...preview, similar }) });
  await userEvent.click(button('Bekijk de prijs'));
  await expect.element(page.getByRole('heading', { name: 'Prijs' })).toBeInTheDocument();
  await expect.element(page.getByText('Bedoel je een van deze personen?')).toBeInViewport({ ratio: 1 });
  await expect
    .element(page.getByRole('link', { name: /^Schrijf Lotte De Smet in/ }))
    .toBeInViewport({ ratio: 1 });
});
