import '#src/styles/tokens.css';
import { useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { CourseDetailPage } from '#src/features/courses/components/CourseDetailPage.tsx';
import { selectionStore } from '#src/features/session/index.ts';
import { localTexts, tabTexts } from '#src/platform/storage/storage.ts';
import { wireCourse, wireTariff, wireUser } from '#tests/src/api/entities/wireEntities.ts';
import { an } from '#tests/src/features/session/people.ts';
import { clientOf, renderRoutes } from '#tests/src/features/session/renderRoutes.tsx';
import { club, seconds } from '../../courseFixtures.ts';

const arabesk = club();
const child = { uid: 77, fname: 'Emma', lname: 'Peeters', birthdate: '2018-01-02' };
const lessons = ['01', '08', '15'].map((day) => ({
  nid: 100 + Number(day),
  start: seconds(`2026-12-${day}T18:00:00+01:00`),
  end: seconds(`2026-12-${day}T19:00:00+01:00`),
  place: 'Zaal 1',
}));
const dance = {
  ...{ ...wireCourse, url: 'dans', title: 'Dans', sessions: lessons, ageRestrictions: [4, 99] },
  tariffs: [
    { ...wireTariff, nid: 31, title: 'Heel seizoen', registeredUsersPerTariff: {}, queuedUsersPerTariff: {} },
    {
      ...{ ...wireTariff, nid: 32, title: 'Proefles', type: 'trial', price: 8.5, discountedPrice: undefined },
      ...{ registeredUsersPerTariff: {}, queuedUsersPerTariff: {} },
    },
  ],
};

function Detail() {
  const { tariff } = useParams();
  return <CourseDetailPage club={arabesk} course="dans" tariff={tariff ? Number(tariff) : undefined} />;
}

let shown: object = dance;

beforeEach(() => {
  shown = dance;
  localTexts.clear();
  tabTexts.clear();
  selectionStore.getState().reread();
  vi.setSystemTime(new Date('2026-11-20T10:00:00+01:00'));
  vi.stubGlobal('fetch', async (url: string) => {
    switch (new URL(url, window.location.href).searchParams.get('q')) {
      case 'get_course':
        return Response.json({ result: shown });
      case 'add_family_member':
        return Response.json({ result: { ...wireUser, uid: child.uid, parent_uid: an.uid } });
      default:
        return Response.json({ result: [] });
    }
  });
});
afterEach(() => {
  vi.useRealTimers();
  tabTexts.clear();
  browserCart.getState().change({ club: arabesk.nid, uid: child.uid }, () => noItems);
});

const routes = [{ path: '/arabesk/dans/:tariff?', element: <Detail /> }];
const lesson = (nth: number) =>
  page.getByRole('group', { name: 'Welke proefles?' }).getByRole('checkbox').nth(nth);
const goOn = () => userEvent.click(page.getByRole('button', { name: /^Proefles/ }));

test('the trial lesson of a visitor survives the way to the login, until it is in the cart', async () => {
  const before = await renderRoutes(clientOf('visitor'), routes, '/arabesk/dans/32');
  await userEvent.click(page.getByRole('button', { name: 'Voeg een kind toe' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Voornaam' }), child.fname);
  await userEvent.fill(page.getByRole('textbox', { name: 'Geboortedatum' }), '02/01/2018');
  await userEvent.click(lesson(1));
  await goOn();
  await expect.poll(() => before.state.location.pathname).toBe('/login');
  await cleanup();

  const redirect = new URLSearchParams(before.state.location.search).get('redirect') ?? '';
  const after = await renderRoutes(clientOf(an), routes, redirect);
  await expect.element(lesson(1)).toBeChecked();
  await expect.element(lesson(0)).not.toBeChecked();
  await goOn();
  await expect.poll(() => after.state.location.pathname).toBe('/arabesk/winkelmandje');
  expect(browserCart.getState().items[`1-${child.uid}`]).toMatchObject({ tariffs: [32], trials: [108] });
  await cleanup();

  await renderRoutes(clientOf('visitor'), routes, '/arabesk/dans/32');
  await userEvent.click(page.getByRole('button', { name: 'Voeg een kind toe' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Voornaam' }), child.fname);
  await userEvent.fill(page.getByRole('textbox', { name: 'Geboortedatum' }), '02/01/2018');
  await expect.element(lesson(1)).not.toBeChecked();
});

test('a visitor whose family may go first is led to the login while a course is open to members alone', async () => {
  const opens = seconds('2026-11-27T20:00:00+01:00');
  const [tariff] = dance.tariffs;
  const waits = { ...tariff, opens, blockedRegistrationMessage: 'Leden eerst.', priority: { members: [] } };
  shown = { ...dance, tariffs: [waits] };
  await renderRoutes(clientOf('visitor'), routes, '/arabesk/dans');
  await expect.element(page.getByText(/^Gaat jouw gezin voor\?/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Meld je aan en schrijf in' }))
    .toHaveAttribute('href', expect.stringMatching(/redirect=%2Farabesk%2Fdans/));
});
