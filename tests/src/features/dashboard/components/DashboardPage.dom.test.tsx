import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import examples from '#schemas/examples/dashboard/getDashboard.json' with { type: 'json' };
import courses from '#schemas/examples/teacher/getTeacherCourses.json' with { type: 'json' };
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { DashboardPage } from '#src/features/dashboard/components/DashboardPage.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { answer, inTurn, openAsMember } from '../../session/openAsMember.tsx';
import { an } from '../../session/people.ts';

const [full, nothing, partial] = examples.response.valid.map(({ value }) => value.result);
const [taught = []] = courses.response.valid.map(({ value }) => value.result);
const arabesk = { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', role: 'admin' };
const cart = { club: arabesk.nid, uid: an.uid };

const open = (get_dashboard = answer(full), more: Partial<Parameters<typeof openAsMember>[0]> = {}) =>
  openAsMember({
    at: '/dashboard',
    screen: <DashboardPage />,
    clubs: [arabesk],
    answers: { get_dashboard, get_registrations: answer({ registrations: [], waiting: [] }) },
    ...more,
  });

const tasks = () => page.getByRole('region', { name: 'Te doen' });
const lessons = () => page.getByRole('region', { name: 'Volgende lessen' });

afterEach(() => browserCart.getState().change(cart, () => noItems));

test('DashboardPage greets the account, and has the late task first with the only primary button', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dag An' })).toBeVisible();
  const task = (place: number) => tasks().getByRole('listitem').nth(place);
  await expect
    .element(task(0))
    .toMatchTextContent(/^Kostennota van Zwemclub De Dolfijn is vervallen.*Was te betalen tegen/);
  const pay = task(0)
    .getByRole('button', { name: /^Nu betalen · €\s210,00$/ })
    .element();
  const next = task(1).getByRole('link').element();
  expect(getComputedStyle(pay).backgroundColor).not.toBe(getComputedStyle(next).backgroundColor);
});

test('DashboardPage links each task to its screen, for the member whom it concerns', async () => {
  await open();
  await expect.element(tasks()).toBeVisible();
  const links = tasks()
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [expect.stringMatching(/^Bekijk de vrije plaats: Plaats vrij voor/), '/arabesk/uitnodigingen?uid=1'],
    [expect.stringMatching(/^Antwoorden: Karim/), '/arabesk/uitnodigingen'],
    [expect.stringMatching(/^Schrijf in: Hoe was de proefles/), '/arabesk/jazz-12-15?uid=2'],
    [
      expect.stringMatching(/^Herladen: /),
      expect.stringMatching(/^\/arabesk\/beurtenkaart\/herladen.*uid=1/),
    ],
    [expect.stringMatching(/^Lees het bericht: /), '/communication/arabesk/zaalwissel'],
    [expect.stringMatching(/^Aanvullen: .*Lars/), expect.stringContaining('/profiel?uid=3')],
  ]);
});

test('DashboardPage offers a cart that was left behind', async () => {
  browserCart.getState().change(cart, (items) => ({ ...items, tariffs: [1111] }));
  await open(answer(nothing));
  const left = tasks()
    .getByRole('listitem')
    .filter({ hasText: 'Je winkelmandje bij Dansstudio Arabesk wacht nog' });
  await expect.element(left).toMatchTextContent(/Je koos al iets voor An/);
  await expect
    .element(
      left.getByRole('link', { name: /^Naar je winkelmandje ?: Je winkelmandje bij Dansstudio Arabesk/ }),
    )
    .toHaveAttribute('href', expect.stringMatching(/^\/arabesk\/winkelmandje/));
});

test('DashboardPage lists the next lessons of each member with their place, and leads to the calendar', async () => {
  const { router } = await open();
  const of = (name: string) =>
    lessons()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect.element(of('Noor').getByRole('link', { name: 'Jazz 12-15 jaar' })).toBeVisible();
  await expect.element(of('Noor')).toMatchTextContent(/16u00 – 17u15/);
  await expect.element(of('Noor')).toMatchTextContent(/Coupure Links 112, zaal Fonteyn · Dansstudio Arabesk/);
  await expect.element(of('Lars')).toMatchTextContent(/Niets gepland/);
  await userEvent.click(lessons().getByRole('link', { name: 'Naar de kalender' }));
  await expect.poll(() => router.state.location.pathname).toBe('/calendar');
});

test('DashboardPage shows what could be read, and loads the rest after one press', async () => {
  await open(inTurn(answer(partial), answer(full)));
  await expect.element(tasks().getByText(/^We konden niet alles laden/)).toBeVisible();
  await expect.element(tasks().getByText(/^Karim El Amrani/)).toBeVisible();
  await expect.element(lessons().getByText(/^We konden de volgende lessen niet laden/)).toBeVisible();
  await userEvent.click(lessons().getByRole('button', { name: 'Opnieuw proberen' }));
  await expect.element(lessons().getByRole('link', { name: 'Jazz 12-15 jaar' })).toBeVisible();
  await expect.element(page.getByText(/^We konden niet alles laden/)).not.toBeInTheDocument();
});

test('DashboardPage says that there is nothing to do and that nothing is planned, with a way to the clubs', async () => {
  await open(answer(nothing), { family: [], clubs: [] });
  await expect.element(tasks().getByText('Alles is in orde')).toBeVisible();
  await expect.element(lessons().getByText('Nog geen lessen gepland')).toBeVisible();
  await expect.element(lessons().getByRole('link', { name: 'Zoek een club' })).toBeVisible();
});

test('DashboardPage leads a family without lessons to its only club', async () => {
  await open(answer(nothing), { family: [] });
  await expect
    .element(lessons().getByRole('link', { name: 'Bekijk het aanbod van Dansstudio Arabesk' }))
    .toHaveAttribute('href', '/arabesk');
});

const preview = 'Voorbeeld van het inschrijvingsformulier';
const registrations = 'Bekijk de inschrijvingen';

test.each([
  [
    'who manages clubs that the backend does not name',
    { hasClubPermissions: true, managedClubs: [] },
    [preview],
  ],
  [
    'who manages one club',
    { hasClubPermissions: true, managedClubs: [arabesk] },
    [`${registrations} /arabesk/beheer`, preview],
  ],
  [
    'who stands at the door of a club',
    { hasClubPermissions: true, managedClubs: [{ ...arabesk, role: 'door' }] },
    ['Scan aan de deur /arabesk/beheer/deur'],
  ],
  [
    'who manages several clubs',
    {
      hasClubPermissions: true,
      managedClubs: [arabesk, { nid: 2, url: 'de-zwaluw', title: 'Turnkring De Zwaluw', role: 'admin' }],
    },
    [`${registrations} /beheer`, preview],
  ],
  // The last row: by then the code of the links is loaded, and a wrong one would be drawn at once.
  ['nobody who manages', { hasClubPermissions: false, managedClubs: [] }, []],
])('DashboardPage has links to the tools of a club for %s', async (_who, rights, expected) => {
  await open(answer(nothing), { user: { ...an, ...rights } });
  await expect.element(tasks()).toBeVisible();
  const links = () =>
    page
      .getByRole('link', { name: /^(Voorbeeld van het|Bekijk de inschrijvingen|Scan aan de deur)/ })
      .elements()
      .map((link) => {
        const name = link.textContent ?? '';
        return name !== preview ? `${name} ${link.getAttribute('href')}` : name;
      });
  await expect.poll(links).toEqual(expected);
});

test.each([
  ['today', '2026-11-24T10:00:00+01:00', 'Vandaag'],
  ['of the next day with lessons, on a day without', '2026-11-20T10:00:00+01:00', 'Je volgende les'],
])('DashboardPage begins for a teacher with the lesson %s', async (_which, now, title) => {
  const open24 = open(answer(nothing), {
    user: { ...an, isTeacher: true },
    answers: {
      get_dashboard: answer(nothing),
      get_registrations: answer({ registrations: [], waiting: [] }),
      get_teacher_courses: answer(taught),
    },
  });
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse(now));
  await open24;
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toMatchTextContent(title);
  await expect
    .element(page.getByRole('list', { name: title }).getByRole('link', { name: 'Jazz 12-15 jaar' }))
    .toHaveAttribute('href', '/docent?les=501');
});

test('DashboardPage shows the rest where the lessons of a teacher could not be loaded', async () => {
  await open(answer(full), { user: { ...an, isTeacher: true } });
  await expect.element(tasks()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toMatchTextContent('Te doen');
});
