import '#src/styles/tokens.css';
import { createPath, useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { CourseDetailPage } from '#src/features/courses/components/CourseDetailPage.tsx';
import { forgetChildDraft } from '#src/features/courses/state/useNewChild.ts';
import { selectionStore, type User } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { wireCourse, wireTariff, wireUser } from '#tests/src/api/entities/wireEntities.ts';
import { an, lars, noor } from '#tests/src/features/session/people.ts';
import { clientOf, renderRoutes } from '#tests/src/features/session/renderRoutes.tsx';
import { club, seconds } from '../../courseFixtures.ts';

const arabesk = club();
const born = (member: User, birthdate: string): User => ({ ...member, birthdate });
const parent = born(an, '1985-03-01');
const family = [born(noor, '2013-05-04'), born(lars, '2018-05-04')];

const season = { ...wireTariff, nid: 31, title: 'Heel seizoen', price: 195, discountedPrice: undefined };
const free = { registeredUsersPerTariff: {}, queuedUsersPerTariff: {} };
const trial = {
  ...wireTariff,
  nid: 32,
  title: 'Proefles',
  type: 'trial',
  price: 8.5,
  discountedPrice: undefined,
};
const lessons = [1, 8, 15].map((day) => ({
  nid: 100 + day,
  start: seconds(`2026-12-${String(day).padStart(2, '0')}T18:00:00+01:00`),
  end: seconds(`2026-12-${String(day).padStart(2, '0')}T19:00:00+01:00`),
  place: 'Zaal 1',
}));

/** Ends in 2027, so that registering is possible. */
const dance = (change: object) => ({
  ...wireCourse,
  url: 'dans',
  title: 'Dans',
  sessions: lessons,
  ...change,
});

beforeEach(() => {
  localTexts.clear();
  forgetChildDraft();
  selectionStore.getState().reread();
  vi.setSystemTime(new Date('2026-11-20T10:00:00+01:00'));
});
afterEach(() => {
  vi.useRealTimers();
  for (const { uid } of [an, noor, lars, { uid: 77 }])
    browserCart.getState().change({ club: arabesk.nid, uid }, () => noItems);
});

function Detail() {
  const { tariff } = useParams();
  return <CourseDetailPage club={arabesk} course="dans" tariff={tariff ? Number(tariff) : undefined} />;
}

interface Opened {
  readonly course: object;
  /** The course from its second reading on. */
  readonly later?: object;
  readonly at?: string;
  readonly members?: readonly User[];
  /** The calls that add a child, one after another. The last one repeats. */
  readonly adding?: (() => Response | Promise<Response>)[];
}

async function open({ course, later, at = '/arabesk/dans', members = family, adding = [] }: Opened) {
  let added = members;
  const readings = [course];
  vi.stubGlobal('fetch', async (url: string) => {
    switch (new URL(url, window.location.href).searchParams.get('q')) {
      case 'get_course':
        return Response.json({ result: readings.shift() ?? later ?? course });
      case 'get_profile':
        return Response.json({ result: { ...wireUser, uid: 1, mail: 'an@example.org', secondMail: '' } });
      case 'add_family_member': {
        added = [...members, { ...born(lars, '2022-01-02'), uid: 77, firstName: 'Emma' }];
        const [answer] = adding.length > 1 ? adding.splice(0, 1) : adding;
        return (await answer?.()) ?? Response.error();
      }
      case 'get_user_family_members':
        return Response.json({
          result: added.map(({ uid, firstName, birthdate }) => ({
            ...wireUser,
            ...{ uid, fname: firstName, firstname: firstName, name: `${firstName} Peeters`, parent_uid: 1 },
            ...(birthdate && { birthdate: seconds(`${birthdate}T00:00:00+01:00`) }),
          })),
        });
      default:
        return Response.json({ result: [] });
    }
  });
  return renderRoutes(
    clientOf(parent, members),
    [{ path: '/arabesk/dans/:tariff?', element: <Detail /> }],
    at,
  );
}

const group = (name: string) => page.getByRole('group', { name });
const enrol = () => page.getByRole('button', { name: /^(Inschrijven|Proefles|Kies)/ });
const itemsOf = (uid: number) => browserCart.getState().items[`1-${uid}`];
const field = (name: string) => page.getByRole('textbox', { name });

/** Presses the button as the keyboard does. */
async function press(): Promise<void> {
  await expect.element(enrol()).toBeEnabled();
  enrol().element().focus();
  await userEvent.keyboard('{Enter}');
}

test('a course asks for the tariff and then for the trial lessons, each time with the focus on the question', async () => {
  const router = await open({
    course: dance({
      ageRestrictions: [12, 16],
      tariffs: [
        { ...season, ...free },
        { ...trial, ...free },
      ],
    }),
  });
  // Only Noor fits, so she is chosen already. The others say why they don't fit.
  await expect.element(group('Voor wie?').getByRole('radio', { name: /Noor Peeters/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /Lars Peeters.*Vanaf 12 jaar/ })).toBeDisabled();
  await press();
  await expect.element(page.getByRole('alert').getByText('Kies eerst een tarief.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Heel seizoen/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /^Proefles/ })).toBeChecked();
  await expect.element(enrol()).toMatchTextContent(/8,50/);

  const choices = group('Welke proefles?').getByRole('checkbox');
  await expect.element(choices.first()).toBeVisible();
  await press();
  await expect.element(page.getByText('Kies eerst welke les je wil proberen.')).toBeVisible();
  await expect.element(choices.first()).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(choices.nth(1)).toBeChecked();
  await press();
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/winkelmandje');
  expect(itemsOf(noor.uid)).toMatchObject({ tariffs: [32], trials: [101, 108] });
});

test('a trial takes as many lessons as the club lets people try', async () => {
  const trialOf = (maxTrialLessons: number) =>
    open({ course: dance({ ageRestrictions: [12, 16], tariffs: [{ ...trial, ...free, maxTrialLessons }] }) });
  await trialOf(2);
  const choices = group('Welke proefles?').getByRole('checkbox');
  await expect.element(page.getByText('Kies hoogstens 2 lessen.')).toBeVisible();
  await choices.first().click();
  await choices.nth(1).click();
  await expect.element(choices.nth(2)).toBeDisabled();
  await choices.first().click();
  await expect.element(choices.nth(2)).toBeEnabled();
});

test('of a trial of one lesson, another choice replaces the first', async () => {
  const router = await open({
    course: dance({ ageRestrictions: [12, 16], tariffs: [{ ...trial, ...free, maxTrialLessons: 1 }] }),
  });
  const choices = group('Welke proefles?').getByRole('radio');
  await expect.element(page.getByText('Kies één les.')).toBeVisible();
  await choices.first().click();
  await choices.nth(1).click();
  await press();
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/winkelmandje');
  expect(itemsOf(noor.uid)).toMatchObject({ tariffs: [32], trials: [108] });
});

test('a member may register before the others, at a price that has a last day, for lessons of which one has another teacher', async () => {
  const [first, ...others] = lessons;
  const router = await open({
    course: dance({
      ...{ ageRestrictions: [4, 99], sessions: [{ ...first, teachers: ['Zoë'] }, ...others] },
      tariffs: [
        {
          ...{ ...season, ...free, discountedPrice: 185, earlyPrice: { until: '2027-06-30', after: 195 } },
          blockedRegistrationMessage:
            'Leden eerst: wie lid is van de club, gaat voor. Jij kan inschrijven vanaf 08/06/2027 om 20u00.',
          ...{ priority: { members: [noor.uid] }, opens: Date.UTC(2027, 5, 8, 18) / 1000 },
        },
      ],
    }),
  });
  // Noor alone may register, so she is chosen already.
  await expect.element(group('Voor wie?').getByRole('radio', { name: /Noor Peeters/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /Lars Peeters.*Leden eerst/ })).toBeDisabled();
  await expect
    .element(page.getByRole('radio', { name: /Heel seizoen.*Tot en met 30\/06\/2027, daarna €.195,00/ }))
    .toBeChecked();
  await expect
    .element(page.getByText('Leden eerst tot dinsdag 08 juni 2027 om 20u00: inschrijven kan nu al.'))
    .toBeVisible();
  await expect.element(page.getByText('di 01 december 2026, 18u00 tot 19u00 · les van Zoë')).toBeVisible();
  await press();
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/winkelmandje');
  expect(itemsOf(noor.uid)).toMatchObject({ tariffs: [31] });
});

test('a family of which somebody may register before the others goes on without a chosen member', async () => {
  const first = {
    ...{ ...season, ...free, priority: { members: [noor.uid] }, opens: Date.UTC(2027, 5, 8, 18) / 1000 },
    blockedRegistrationMessage:
      'Leden eerst: wie lid is van de club, gaat voor. Jij kan inschrijven vanaf 08/06/2027 om 20u00.',
  };
  // Everybody may try a lesson, so nobody is chosen already.
  const tariffs = [first, { ...trial, ...free }];
  await open({ course: dance({ ageRestrictions: [4, 99], tariffs }), at: '/arabesk/dans/31' });
  await expect
    .element(page.getByText('Leden eerst tot dinsdag 08 juni 2027 om 20u00: Noor kan nu al inschrijven.'))
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Heel seizoen/ })).toBeChecked();
  await expect.element(page.getByText(/Inschrijvingen open/i)).not.toBeInTheDocument();
  await press();
  await expect.element(page.getByRole('alert').getByText('Kies eerst wie je inschrijft.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Lars Peeters.*Jij kan/ })).toBeDisabled();

  // A member without priority, who is chosen for a trial, reads the later day. It opens for nobody when Noor is chosen.
  await userEvent.click(page.getByRole('radio', { name: /^Proefles/ }));
  await userEvent.click(page.getByRole('radio', { name: /Lars Peeters/ }));
  await expect.element(page.getByText(/“Heel seizoen”: inschrijvingen open op/)).toBeVisible();
  await expect
    .element(
      page.getByRole('radio', { name: /Heel seizoen.*08\/06\/2027 om 20u00\. Noor kan nu al inschrijven\./ }),
    )
    .toBeDisabled();
  await userEvent.click(page.getByRole('radio', { name: /Noor Peeters/ }));
  await expect.element(page.getByText(/: inschrijven kan nu al\./)).toBeVisible();
  await expect.element(page.getByText('De inschrijvingen zijn open.')).not.toBeInTheDocument();
});

test('a couple course refuses oneself as the partner, with the focus on the address', async () => {
  const roles = { coupleCourse: { roles: ['Leider', 'Volger'] } };
  const router = await open({
    course: dance({ ageRestrictions: [18, 99], tariffs: [{ ...season, ...free, ...roles }] }),
  });
  await press();
  await expect.element(page.getByText('Kies eerst met wie je je inschrijft.')).toBeVisible();
  const guest = group('Met wie?').getByRole('radio', { name: /nodig iemand uit/ });
  await expect.element(guest).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.fill(field('Voornaam'), 'Jo');
  await userEvent.fill(field('Achternaam'), "D'Hondt");
  await userEvent.fill(field('E-mailadres'), 'An@example.org');
  await userEvent.click(page.getByRole('radio', { name: 'Leider' }));
  await press();
  const ownMail = page.getByText('Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid');
  await expect.element(ownMail).toBeVisible();
  await expect.element(field('E-mailadres')).toHaveFocus();
  await userEvent.fill(field('E-mailadres'), 'jo@example.org');
  await press();
  await expect.poll(() => createPath(router.state.location)).toBe(hrefs.cartDetails({ club: 'arabesk' }));
  expect(itemsOf(an.uid)).toMatchObject({
    tariffs: [31],
    couples: { 31: { fname: 'Jo', lname: "D'Hondt", mail: 'jo@example.org', role: 'Leider' } },
  });
});

test('a couple course tells who invited the person, who then chooses no partner and no role', async () => {
  const coupleCourse = {
    roles: ['Leider', 'Volger'],
    coupleCourseInvite: { cciid: 5, inviter: 'Karim El Amrani', role: 'Volger' },
  };
  await open({
    course: dance({ ageRestrictions: [12, 99], tariffs: [{ ...season, ...free, coupleCourse }] }),
  });
  await expect
    .element(page.getByText('Karim El Amrani vraagt je om samen mee te doen. Jouw rol: Volger.'))
    .toBeVisible();
  await userEvent.click(group('Voor wie?').getByRole('radio', { name: /An Peeters/ }));
  await expect
    .element(group('Met wie?').getByRole('radio', { name: /Karim El Amrani nodigde me uit/ }))
    .toBeChecked();
  await expect.element(group('Met wie?').getByRole('radio', { name: /Lars/ })).toBeDisabled();
  await expect.element(group('Jouw rol')).not.toBeInTheDocument();
  await press();
  await expect.poll(() => itemsOf(an.uid)).toMatchObject({ couples: { 31: { cciid: 5 } } });
});

test('a tariff for two children together asks who comes along, and links to a new family member and back', async () => {
  const together = { ...season, ...free, usersSimultaneous: 2 };
  const opvang = { id: 'opvang', title: 'Naopvang', price: 5, tariffs: [31] };
  await open({
    course: dance({ ageRestrictions: [6, 9], tariffs: [together], additionalServices: [opvang] }),
    at: '/arabesk/dans/31',
  });
  const along = group('Wie gaat er mee?');
  await expect.element(along.getByText('Je hebt niet genoeg gezinsleden', { exact: false })).toBeVisible();
  await expect.element(along.getByRole('checkbox', { name: /Noor.*Tot en met 9 jaar/ })).toBeDisabled();
  await expect
    .element(along.getByRole('link', { name: 'Voeg een gezinslid toe' }))
    .toHaveAttribute('href', hrefs.addFamilyMember('/arabesk/dans/31'));
});

test('a course shows how many places are left, why a tariff is closed, and that some of its lessons overlap', async () => {
  const [first] = lessons;
  await open({
    course: dance({
      ageRestrictions: [12, 16],
      sessions: [...lessons, { ...first, nid: 120 }],
      tariffs: [
        { ...season, ...free, availability: 1 },
        { ...season, ...free, nid: 33, blockedRegistrationMessage: 'Voor deze klas doe je eerst auditie' },
      ],
    }),
  });
  const tariffs = group('Kies een tarief');
  await expect.element(tariffs.getByText('Nog 1 plaats')).toBeVisible();
  await expect.element(tariffs.getByText('Voor deze klas doe je eerst auditie')).toBeVisible();
  await expect
    .element(page.getByText('Sommige lessen vallen samen. Kijk de data na voor je je inschrijft.'))
    .toBeVisible();
});

const toddlers = () => dance({ ageRestrictions: [4, 5], tariffs: [{ ...season, ...free }] });

test('a course that nobody in the family fits opens the fields of a child, and shows what is missing there', async () => {
  await open({ course: toddlers() });
  await expect.element(page.getByRole('radio', { name: /Lars Peeters.*Tot en met 5 jaar/ })).toBeDisabled();
  await expect.element(field('Achternaam')).toHaveValue('Peeters');
  await userEvent.click(page.getByRole('button', { name: 'Vul je kind in' }));
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect.poll(() => page.getByText('Vul dit veld in').elements().length).toBe(2);
  await userEvent.fill(field('Voornaam'), 'Finn');
  await userEvent.fill(field('Geboortedatum'), '02/01/2017');
  await expect
    .element(page.getByText('Finn is 9 jaar. Dat past hier niet: tot en met 5 jaar.'))
    .toBeVisible();
  await expect.element(enrol()).not.toBeInTheDocument();
});

test('a child whose adding got no answer stays in the fields, and a second try finds the child who was added', async () => {
  const router = await open({
    course: toddlers(),
    adding: [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.json({ errors: ['Dit gezinslid bestaat al.'], code: 'conflict' }, { status: 409 }),
    ],
  });
  await userEvent.fill(field('Voornaam'), 'Emma');
  await userEvent.fill(field('Geboortedatum'), '02/01/2022');
  await userEvent.click(page.getByRole('radio', { name: /Heel seizoen/ }));
  await press();
  await expect.element(page.getByRole('alert').getByText('We konden je kind niet toevoegen')).toBeVisible();
  await expect.element(field('Voornaam')).toHaveValue('Emma');
  await press();
  await expect.poll(() => createPath(router.state.location)).toBe(hrefs.cartDetails({ club: 'arabesk' }));
  expect(itemsOf(77)?.tariffs).toEqual([31]);
});

test('a course that opens and has no place left says so', async () => {
  const opens = seconds('2026-11-20T10:00:01+01:00');
  const closed = { blockedRegistrationMessage: 'Inschrijven kan vanaf 20/11/2026 om 10u00.', opens };
  const full = { ...season, ...free, availability: 0 };
  await open({
    course: dance({ tariffs: [{ ...full, ...closed }] }),
    later: dance({ tariffs: [full] }),
  });
  await expect
    .element(page.getByText('De inschrijvingen zijn open, maar alles is volzet.', { exact: true }))
    .toBeVisible();
});

test('a course says when registration opens, and opens by itself at that moment', async () => {
  const opens = seconds('2026-11-20T10:00:01+01:00');
  const closed = { blockedRegistrationMessage: 'Inschrijven kan vanaf 20/11/2026 om 10u00.', opens };
  await open({
    course: dance({ tariffs: [{ ...season, ...free, ...closed }] }),
    later: dance({ tariffs: [{ ...season, ...free }] }),
  });
  await expect
    .element(page.getByText('Inschrijvingen open op vrijdag 20 november 2026 om 10u00.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zet in je agenda' })).toBeVisible();
  await expect.element(enrol()).not.toBeInTheDocument();
  await expect.element(page.getByText('De inschrijvingen zijn open.')).toBeVisible();
  await expect.element(enrol()).toBeVisible();
});
