import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import feed from '#schemas/examples/calendar/renewCalendarFeed.json' with { type: 'json' };
import { CalendarPage } from '#src/features/calendar/components/CalendarPage.tsx';
import { answer, openAsMember } from '../../session/openAsMember.tsx';

const arabesk = { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' };
const zwaluw = { nid: 2, url: 'de-zwaluw', title: 'Turnkring De Zwaluw' };
const noor = { uid: 2, name: 'Noor Peeters' };
const lars = { uid: 3, name: 'Lars Peeters' };

/** A lesson from 18:00 to 19:15 on a winter day. */
function lesson(day: string, who: typeof noor, title = 'Jazz 12-15 jaar', club = arabesk) {
  const start = Date.parse(`${day}T18:00:00+01:00`) / 1000;
  const course = { nid: 106, url: 'jazz-tieners', title, type: 'course' };
  const place = 'Coupure Links 112, zaal Fonteyn';
  return {
    nid: start,
    ...who,
    kind: 'registration',
    start,
    end: start + 4500,
    place,
    club,
    course,
    tickets: 0,
    day: null,
  };
}

const sessions = [
  lesson('2026-12-01', noor),
  lesson('2026-12-01', lars, 'Recreatief turnen', zwaluw),
  lesson('2026-12-08', noor),
];
const address = feed.response.valid[0]?.value.result.address;

type Answers = Parameters<typeof openAsMember>[0]['answers'];

const open = (query = '', answers: Answers = {}) =>
  openAsMember({
    at: `/calendar${query}`,
    screen: <CalendarPage />,
    clubs: [arabesk, zwaluw],
    answers: {
      get_calendar: answer({ sessions, next: null }),
      get_calendar_feed: answer({ address: null, since: [] }),
      ...answers,
    },
  });
const grid = () => page.getByRole('grid', { name: /^Kalender van/ });
const month = () => page.getByRole('heading', { level: 2, name: /^[a-z]+ \d{4}$/ });
const entries = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const chip = (name: string) => page.getByRole('button', { name, exact: true });
const focused = () => expect.poll(() => document.activeElement?.getAttribute('data-day'));

beforeEach(() => page.viewport(1280, 800));

test.each([
  [390, 'Lijst', 'Maand'],
  [1280, 'Maand', 'Lijst'],
])(
  'CalendarPage on %i px starts with %s, and keeps another choice in the address',
  async (width, first, other) => {
    await page.viewport(width, 844);
    const { address: at } = await open();
    await expect.element(page.getByRole('radio', { name: first })).toBeChecked();
    await userEvent.click(page.getByText(other, { exact: true }));
    await expect.poll(at).toBe(`/calendar?weergave=${other.toLowerCase()}`);
    await expect.element(page.getByRole('radio', { name: other })).toBeChecked();
  },
);

test('CalendarPage lists each lesson with its time, place and person, and links to the course', async () => {
  const { router } = await open('?weergave=lijst&maand=2026-12');
  const jazz = entries('Jazz 12-15 jaar').first();
  await expect
    .element(jazz)
    .toMatchTextContent(/18u00 – 19u15.*Coupure Links 112, zaal Fonteyn · Dansstudio Arabesk.*Noor/);
  await userEvent.click(jazz.getByRole('link'));
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/jazz-tieners');
});

test('CalendarPage filters by members and club in the address, and clears both', async () => {
  const { address: at, calls } = await open('?weergave=lijst&maand=2026-12');
  await expect.element(entries('Lars')).toBeVisible();
  await userEvent.click(chip('Noor'));
  await expect.poll(at).toMatch(/lid=2$/);
  await expect.element(entries('Lars')).not.toBeInTheDocument();
  await userEvent.click(chip('Lars'));
  await expect.element(entries('Lars')).toBeVisible();
  await userEvent.click(chip('Turnkring De Zwaluw'));
  await expect.poll(at).toMatch(/club=de-zwaluw/);
  await expect.element(entries('Noor')).not.toBeInTheDocument();
  await expect.element(chip('Turnkring De Zwaluw')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip('Lars'));
  await expect
    .element(page.getByText('Met deze filters vinden we niets. Wis ze om alles te zien.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Wis filters' }).first());
  await expect.poll(at).not.toMatch(/lid=|club=/);
  await expect.element(entries('Noor').first()).toBeVisible();
  const asked = calls.map((call) => JSON.stringify(call));
  expect(asked, 'a filter needs no call').toEqual([...new Set(asked)]);
});

test('CalendarPage moves the focus over the days by keyboard, also to another month', async () => {
  const { address: at } = await open('?weergave=maand&maand=2026-12&dag=2026-12-15');
  await expect.element(month()).toHaveTextContent('december 2026');
  const stops = () => grid().element().querySelectorAll<HTMLElement>('[tabindex="0"]');
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  await focused().toBe('2026-12-15');
  await userEvent.keyboard('{ArrowRight}');
  await focused().toBe('2026-12-16');
  await userEvent.keyboard('{PageDown}');
  await expect.element(month()).toHaveTextContent('januari 2027');
  await focused().toBe('2027-01-16');
  await userEvent.keyboard('{PageUp}{PageUp}');
  await expect.element(month()).toHaveTextContent('november 2026');
  await focused().toBe('2026-11-16');
  // Arrow keys also cross the end of a month.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(month()).toHaveTextContent('december 2026');
  await focused().toBe('2026-12-07');
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toMatch(/dag=2026-12-07/);
  await expect
    .element(page.getByRole('gridcell', { selected: true }))
    .toHaveAccessibleName(/^maandag 07 december 2026/);
  await expect
    .element(page.getByRole('heading', { level: 3, name: 'maandag 07 december 2026' }))
    .toBeVisible();
  expect(grid().getByRole('button').elements()).toHaveLength(35);
});

test('CalendarPage marks today, and names and lists the lessons of a chosen day', async () => {
  const { router } = await open('?weergave=maand');
  await expect.element(grid()).toHaveAttribute('aria-busy', 'false');
  const [today, ...others] = grid().element().querySelectorAll('[aria-current="date"]');
  expect([today?.getAttribute('data-day'), others]).toEqual(['2026-11-20', []]);
  await router.navigate('/calendar?weergave=maand&maand=2026-12');
  await userEvent.click(
    page.getByRole('gridcell', { name: 'dinsdag 01 december 2026, 2 lessen' }).getByRole('button'),
  );
  const day = page.getByRole('region', { name: 'dinsdag 01 december 2026' });
  await expect.poll(() => day.getByRole('link').elements().length).toBe(2);
});

test('CalendarPage names the next lesson in an empty month, and leads to its month', async () => {
  const { address: at } = await open('?weergave=lijst&maand=2019-07', {
    get_calendar: answer({ sessions: [], next: lesson('2026-12-01', noor).start }),
  });
  await expect.element(page.getByRole('heading', { name: 'Niets gepland in juli 2019' })).toBeVisible();
  await expect.element(page.getByText(/^De eerstvolgende les is op dinsdag 01 december/)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Naar december' }));
  await expect.poll(at).toMatch(/maand=2026-12/);
});

test('CalendarPage shows the current month for an invalid address', async () => {
  await open('?maand=2026-99&dag=gisteren&lid=noor&weergave=x');
  await expect.element(month()).toHaveTextContent('november 2026');
  await expect.element(page.getByRole('link', { name: 'Naar vandaag' })).not.toBeInTheDocument();
});

test('CalendarPage downloads what is filtered, for a year', async () => {
  const { calls } = await open('?lid=2&club=de-zwaluw');
  await userEvent.click(page.getByRole('button', { name: 'Zet in je agenda' }));
  await expect
    .poll(() => calls.find(({ operation }) => operation === 'download_calendar')?.request)
    .toEqual({ from: '2026-11-01', to: '2027-11-01', club: 2, members: '2' });
});

const feedCalls = (since: number[]) => ({
  get_calendar_feed: () => Response.json({ result: { address: null, since } }),
  renew_calendar_feed: (_query: unknown, { wanted }: { wanted?: unknown }) => {
    since.splice(0, wanted ? 0 : since.length, ...(wanted ? [1_795_165_200] : []));
    return Response.json({ result: { address: wanted ? address : null, since } });
  },
});

test('CalendarPage shows an address for calendar programs once, and ends it after one question', async () => {
  const { calls } = await open('', feedCalls([]));
  const asked = () =>
    calls.filter(({ operation }) => operation === 'renew_calendar_feed').map(({ request }) => request);
  await userEvent.click(page.getByRole('button', { name: 'Maak een agenda-adres' }));
  await expect
    .element(page.getByRole('link', { name: 'Volg in je agenda' }))
    .toHaveAttribute('href', String(address).replace('https:', 'webcal:'));
  await expect.element(page.getByText('Kopieer dit adres nu: we tonen het maar één keer.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Dit adres verwijderen?' });
  await userEvent.click(page.getByRole('button', { name: 'Verwijder het adres' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Behoud dit adres' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked()).toEqual([{ wanted: true }]);
  await userEvent.click(page.getByRole('button', { name: 'Verwijder het adres' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Verwijder het adres' }));
  await expect.element(page.getByRole('button', { name: 'Maak een agenda-adres' })).toBeVisible();
  expect(asked()).toEqual([{ wanted: true }, { wanted: false }]);
});

test('CalendarPage on another device says that addresses are there, and makes one beside them', async () => {
  await open('', feedCalls([1_795_165_200, 1_793_523_600]));
  await expect
    .element(page.getByText('Je maakte 2 agenda-adressen, op 20/11/2026 en 01/11/2026.'))
    .toBeVisible();
  const how =
    'We tonen een adres maar één keer. Maak er voor een ander toestel een bij. De andere adressen blijven werken.';
  await expect.element(page.getByText(how)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Maak nog een adres' }));
  await expect.element(page.getByText(String(address))).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verwijder alle adressen' })).toBeVisible();
});
