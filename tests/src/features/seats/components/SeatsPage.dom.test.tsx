import '#src/styles/tokens.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { SeatsPage } from '#src/features/seats/components/SeatsPage.tsx';
import { hrefs } from '#src/paths.ts';
import { wireCourse } from '#tests/src/api/entities/wireEntities.ts';
import { club } from '../../courses/courseFixtures.ts';
import { an } from '../../session/people.ts';
import { clientOf, renderRoutes } from '../../session/renderRoutes.tsx';
import { wireHall } from '../wireHall.ts';

const arabesk = club();
const owner = { club: arabesk.nid, uid: an.uid };
const here = hrefs.seats({ club: 'arabesk', course: 'lentevoorstelling', isList: false });

afterEach(() => {
  browserCart.getState().change(owner, () => noItems);
});

interface Held {
  nid: number;
  tariff: number;
  quantity: number;
}

/** Holds and releases places as the server does: a seat has one tariff, an area a quantity for each tariff. */
function serveHall({ isStanding = false } = {}) {
  let held: Held[] = [];
  const isArea = (nid: number) => nid === 3;
  const reservation = () => ({ now: 1000, extensions_left: 2, ...(held.length > 0 && { expires: 1900 }) });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const operation = new URL(url, window.location.href).searchParams.get('q');
    const asked = typeof body === 'string' ? JSON.parse(body) : {}; // written by the queries themselves
    switch (operation) {
      case 'get_course':
        return Response.json({
          result: { ...wireCourse, nid: 131, url: 'lentevoorstelling', title: 'Lentevoorstelling' },
        });
      case 'get_seat_plan': {
        const own = held.filter(({ nid }) => !isArea(nid)).map(({ nid }) => nid);
        const hall = wireHall({ own, now: 1000, expires: 1900 });
        const stands = hall.stands.filter(({ kind }) => !isStanding || kind === 'standing');
        return Response.json({ result: { ...hall, stands } });
      }
      case 'hold_seats':
        for (const place of asked.seats as Held[])
          held = [
            ...held.filter(
              ({ nid, tariff }) => nid !== place.nid || (isArea(nid) && tariff !== place.tariff),
            ),
            place,
          ];
        return Response.json({ result: { held, reservation: reservation() } });
      case 'release_seats':
        held = held.filter(
          ({ nid, tariff }) => !asked.seats.includes(nid) || (asked.tariff && asked.tariff !== tariff),
        );
        return Response.json({ result: { held, reservation: reservation() } });
      default:
        return Response.json({ result: [] });
    }
  });
}

function renderPage({ isVisitor = false, isStanding = false, at = here } = {}) {
  serveHall({ isStanding });
  const hall = <SeatsPage club={arabesk} course="lentevoorstelling" />;
  return renderRoutes(clientOf(isVisitor ? 'visitor' : an), [{ path: '/:club/:course', element: hall }], at);
}

const seat = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const own = () => page.getByRole('region', { name: 'Jouw plaatsen' });
const next = (amount: string) => page.getByRole('button', { name: new RegExp(`^Verder · €\\s${amount}$`) });

test('SeatsPage holds each seat at the chosen tariff, changes the tariff of one, and puts both in the cart', async () => {
  const router = await renderPage();
  await userEvent.click(seat('Rij B, stoel 2'));
  await expect.element(seat('Rij B, stoel 2')).toHaveAccessibleName(/van jou$/);
  await userEvent.click(page.getByRole('radio', { name: /^Kind/ }));
  await userEvent.click(seat('Rij A, stoel 2'));
  await expect.element(own().getByText('Rij A, stoel 2')).toBeVisible();
  await expect.element(own().getByRole('timer')).toMatchTextContent(/1[45]:\d\d/);
  await expect.element(next('27,00')).toBeEnabled();
  await userEvent.selectOptions(
    own().getByRole('combobox', { name: 'Tarief van Rij A, stoel 2' }),
    'Volwassene',
  );
  await expect.element(next('34,00')).toBeEnabled();
  await userEvent.click(next('34,00'));
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/winkelmandje');
  expect(browserCart.getState().items[`1-${an.uid}`]?.seats).toEqual({
    event: 131,
    places: [
      { nid: 202, tariff: 11, quantity: 1 },
      { nid: 102, tariff: 11, quantity: 1 },
    ],
  });
});

test('SeatsPage frees a seat again from the list of own places, and from the cart too', async () => {
  await renderPage();
  await expect.element(page.getByRole('button', { name: 'Verder' })).toBeDisabled();
  await userEvent.click(seat('Rij B, stoel 2'));
  await userEvent.click(page.getByRole('button', { name: 'Geef rij B, stoel 2 vrij' }));
  await expect.element(seat('Rij B, stoel 2')).toHaveAccessibleName(/vrij$/);
  await expect.element(own().getByText('Je hebt nog geen plaatsen gekozen.')).toBeVisible();
  await expect.element(own().getByRole('timer')).not.toBeInTheDocument();
  expect(browserCart.getState().items[`1-${an.uid}`]?.seats ?? null).toBeNull();
});

test('SeatsPage chooses a number of standing places, and a seat from the list that the address asks for', async () => {
  const router = await renderPage();
  await userEvent.click(page.getByRole('radio', { name: 'Lijst' }));
  await expect.poll(() => router.state.location.search).toContain('weergave=lijst');
  const box = page.getByRole('checkbox', { name: /Rij B, stoel 2,/ });
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Eén plaats meer: Staanplaatsen, Volwassene' }));
  await expect.element(own().getByText('1 plaats, Volwassene')).toBeVisible();
  await expect.element(next('32,00')).toBeEnabled();
  await userEvent.click(page.getByRole('button', { name: 'Eén plaats minder: Staanplaatsen, Volwassene' }));
  await expect.element(own().getByText('1 plaats, Volwassene')).not.toBeInTheDocument();
  await userEvent.click(box);
  await expect.element(box).not.toBeChecked();
});

test('SeatsPage holds no more places than the event allows', async () => {
  await renderPage();
  const more = page.getByRole('button', { name: 'Eén plaats meer: Staanplaatsen, Volwassene' });
  await userEvent.click(seat('Rij B, stoel 2'));
  for (const count of [1, 2, 3]) {
    await userEvent.click(more);
    const places = count === 1 ? '1 plaats' : `${count} plaatsen`;
    await expect.element(own().getByText(`${places}, Volwassene`)).toBeVisible();
  }
  await expect.element(more).toBeDisabled();
  await userEvent.click(seat('Rij A, stoel 2'));
  await expect
    .element(page.getByRole('status').getByText('Je kan hoogstens 4 plaatsen kiezen.'))
    .toBeInTheDocument();
  await expect.element(seat('Rij A, stoel 2')).toHaveAccessibleName(/vrij$/);
});

test.each(['', '&weergave=lijst'])(
  'SeatsPage leads a visitor who chooses a seat to the login, and back to the same display with that seat (%s)',
  async (display) => {
    const router = await renderPage({ isVisitor: true, at: `${here}${display}` });
    const choice = display ? page.getByRole('checkbox', { name: /Rij B, stoel 2,/ }) : seat('Rij B, stoel 2');
    await userEvent.click(choice);
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    const to = new URLSearchParams(router.state.location.search).get('redirect');
    const way = { club: 'arabesk', course: 'lentevoorstelling', isList: display !== '', place: '202-11-1' };
    expect(to).toBe(hrefs.seats(way));
  },
);

test('SeatsPage holds the seat that was chosen before the login, and forgets it in the address', async () => {
  const router = await renderPage({ at: `${here}&plaats=202-12-1` });
  await expect.element(seat('Rij B, stoel 2')).toHaveAccessibleName(/van jou$/);
  await expect.element(own().getByText('Rij B, stoel 2')).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('?stap=plaatsen');
});

test('SeatsPage ignores a place in the address that is none', async () => {
  const router = await renderPage({ at: `${here}&plaats=202-x` });
  await expect.poll(() => router.state.location.search).toBe('?stap=plaatsen');
  await expect.element(own().getByText('Je hebt nog geen plaatsen gekozen.')).toBeVisible();
});

test('SeatsPage of a hall without numbers asks how many tickets, and no tariff for a seat', async () => {
  await renderPage({ isVisitor: true, isStanding: true });
  await expect
    .element(page.getByRole('heading', { name: 'Kies je tickets voor Lentevoorstelling' }))
    .toBeVisible();
  await expect.element(page.getByText(/Daarna kies je hier hoeveel tickets je wil\.$/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Eén plaats meer: Staanplaatsen, Kind/ }))
    .toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});
