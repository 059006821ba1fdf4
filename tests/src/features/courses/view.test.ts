import { describe, expect, test } from 'vitest';
import { ageText } from '#src/features/courses/view/ageText.ts';
import { courseAvailability, tariffAvailability } from '#src/features/courses/view/availability.ts';
import { comingSessions, courseFacts, sessionText } from '#src/features/courses/view/courseFacts.ts';
import { memberChoices } from '#src/features/courses/view/enrolment/memberChoices.ts';
import { tariffCards } from '#src/features/courses/view/enrolment/tariffCards.ts';
import { readDisplay, writeDisplay } from '#src/features/courses/view/list/courseDisplay.ts';
import { courseRow } from '#src/features/courses/view/list/courseRow.ts';
import { fullPriceText, priceFromText } from '#src/features/courses/view/priceText.ts';
import { scheduleOfTariff } from '#src/features/courses/view/scheduleOfTariff.ts';
import { fullSchedule, periodText, shortSchedule } from '#src/features/courses/view/scheduleText.ts';
import { upcomingCourses } from '#src/features/courses/view/upcomingCourses.ts';
import days from '#tests/cases/calendar/namedDays.json' with { type: 'json' };
import periods from '#tests/cases/calendar/periods.json' with { type: 'json' };
import places from '#tests/cases/registration/availability.json' with { type: 'json' };
import { club, course, lars, noor, setting } from './courseFixtures.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
/** Replaces the non-breaking spaces of money. */
const euros = (text: string) => text.replaceAll('\u00a0', ' ');

describe('shortSchedule', () => {
  test.each(days)('names the days: $name', ({ days: weekdays, text }) =>
    expect(shortSchedule(course({ weekdays, startTime: '' }), false)).toBe(text),
  );
  test('adds the start time', () => expect(shortSchedule(course(), false)).toBe('ma 14u30'));
  test('hides the time when the club hides it', () => expect(shortSchedule(course(), true)).toBe('ma'));
});

test('fullSchedule adds the end time', () => expect(fullSchedule(course())).toBe('ma 14u30 tot 15u30'));

describe('periodText', () => {
  test.each(periods)('$name: $text', ({ start, end, text }) => {
    const endDate = end === null ? 0 : seconds(end);
    expect(periodText(course({ startDate: seconds(start), endDate }))).toBe(text);
  });
});

describe('ageText', () => {
  test.each([
    [[6, 8], undefined, '6 tot 8 jaar'],
    [[12, 0], undefined, 'Vanaf 12 jaar'],
    [[0, 10], undefined, 'Tot 10 jaar'],
    [[6, 6], undefined, '6 jaar'],
    [[0, 0], [2014, 2016], 'Geboren van 2014 tot en met 2016'],
    [undefined, [2014, 0], 'Geboren vanaf 2014'],
    [[6, 8], [2014, 2016], '6 tot 8 jaar'],
    [[0, 0], [0, 0], ''],
  ])('shows ages %j and birth years %j as %j', (ageRestrictions, ageRestrictionsByYear, text) =>
    expect(ageText(course({ ageRestrictions, ageRestrictionsByYear }))).toBe(text),
  );
});

describe('priceFromText', () => {
  test('adds "vanaf" only when the prices differ', () => {
    expect(euros(priceFromText(course({ tariffs: [{ price: 185 }, { price: 185 }] })))).toBe('€ 185,00');
    expect(euros(priceFromText(course({ tariffs: [{ price: 185 }, { price: 12.5 }] })))).toBe(
      'vanaf € 12,50',
    );
  });
  test('uses the price after the discount', () =>
    expect(euros(priceFromText(course({ tariffs: [{ price: 185, discountedPrice: 170.5 }] })))).toBe(
      '€ 170,50',
    ));
  test('ignores a trial, unless every tariff is one', () => {
    expect(euros(priceFromText(course({ tariffs: [{ type: 'trial', price: 0 }, { price: 185 }] })))).toBe(
      '€ 185,00',
    );
    expect(priceFromText(course({ tariffs: [{ type: 'trial', price: 0 }] }))).toBe('Gratis');
  });
  test('shows a price of 0 as "Gratis"', () =>
    expect(priceFromText(course({ tariffs: [{ price: 0 }] }))).toBe('Gratis'));
  test('is empty without tariffs', () => expect(priceFromText(course({ tariffs: [] }))).toBe(''));
});

describe('tariffAvailability', () => {
  test.each(places)('$name: $text', ({ places: availability, club: wireClub, tariff = {}, text }) => {
    const { tariffs } = course({ tariffs: [{ availability, ...tariff }] });
    const [first] = tariffs;
    expect((first && tariffAvailability(first, club(wireClub))?.text) ?? null).toBe(text);
  });
});

test('fullPriceText is the price before the discount of the cheapest tariff', () => {
  const discounted = { price: 185, discountedPrice: 170.5 };
  expect(euros(fullPriceText(course({ tariffs: [discounted, { price: 200 }] })))).toBe('€ 185,00');
  expect(fullPriceText(course({ tariffs: [discounted, { price: 90 }] }))).toBe('');
  expect(fullPriceText(course({ tariffs: [{ price: 90 }] }))).toBe('');
});

describe('courseAvailability', () => {
  const textOf = (...tariffs: object[]) => courseAvailability(course({ tariffs }), club())?.text;
  test('shows the availability of the tariff with most places', () => {
    expect(textOf({ availability: 0 }, { availability: 2 })).toBe('Nog 2 plaatsen');
    expect(textOf({ availability: 0 }, { availability: null })).toBeUndefined();
    expect(textOf({ availability: 0 }, { availability: -1 })).toBe('Wachtlijst');
  });
  test('ignores a closed tariff', () => {
    expect(textOf({ availability: 0 }, { blockedRegistrationMessage: 'Later' })).toBe('Wachtlijst');
    expect(textOf({ blockedRegistrationMessage: 'Later' })).toBe('Niet open');
  });
});

describe('courseRow', () => {
  test('shows ages only when the club shows them', () => {
    expect(courseRow(course(), setting()).age).toBe('6 tot 8 jaar');
    expect(courseRow(course(), setting({ club: club({ public_display_age_restriction: 0 }) })).age).toBe('');
  });
  test('shows times only when the club shows them', () =>
    expect(courseRow(course(), setting({ club: club({ public_overview_hide_timestamp: 1 }) })).schedule).toBe(
      'ma',
    ));
  test('shows the registration of the member instead of the places', () => {
    const registered = course({ tariffs: [{ availability: 0, registeredUsersPerTariff: { 8: -99 } }] });
    expect(courseRow(registered, setting()).availability?.text).toBe('Noor is ingeschreven');
    expect(courseRow(registered, setting({ person: lars })).availability?.text).toBe('Wachtlijst');
  });
});

describe('tariffCards', () => {
  const card = (tariff: object, parts = {}, wireCourse = {}) =>
    tariffCards(course({ tariffs: [tariff], ...wireCourse }), setting(parts))[0];

  test('allows a registration when nothing prevents it', () =>
    expect(card({ availability: 3 })).toMatchObject({
      may: 'register',
      note: '',
      availability: { text: 'Nog 3 plaatsen' },
    }));
  test.each([
    [{ registeredUsersPerTariff: { 8: 1 } }, 'Al ingeschreven'],
    [{ registeredUsersPerTariff: { 8: -99 } }, 'Al ingeschreven'],
    [{ queuedUsersPerTariff: { 8: 1 } }, 'Al op de wachtlijst'],
    [{ blockedRegistrationMessage: 'Inschrijven kan vanaf 1 juni' }, 'Inschrijven kan vanaf 1 juni'],
    [{ availability: 0, disable_waiting_list: '1' }, 'Volzet'],
  ])('refuses %j with the note "%s"', (tariff, note) =>
    expect(card(tariff)).toMatchObject({ may: 'not', note }),
  );
  test('refuses a member outside the age limits, and names the limits', () => {
    expect(card({}, {}, { ageRestrictions: [12, 0] })).toMatchObject({ may: 'not', note: 'Vanaf 12 jaar' });
    expect(card({}, { person: lars }, { ageRestrictions: [0, 10] })).toMatchObject({ note: 'Tot 10 jaar' });
    expect(card({}, {}, { ageRestrictions: [0, 0], ageRestrictionsByYear: [2010, 2012] })).toMatchObject({
      note: 'Geboren van 2010 tot en met 2012',
    });
  });
  test('allows the waiting list of a full tariff', () =>
    expect(card({ availability: 0 })).toMatchObject({ may: 'queue', note: 'Volzet, wachtlijst' }));
  test('uses the age at the start of the course when the club asks for that', () => {
    // Noor turns 8 after today and before the course starts.
    const wire = { ageRestrictions: [8, 9], startDate: seconds('2027-07-01T10:00+02:00') };
    expect(card({}, {}, wire)?.may).toBe('not');
    const onStart = club({ ageCalculation: 'calculateAgeOnStartActivity' });
    expect(card({}, { club: onStart }, wire)?.may).toBe('register');
  });
  test('ignores the age limits for a visitor', () =>
    expect(card({}, { person: undefined }, { ageRestrictions: [40, 50] })?.may).toBe('register'));
  test('allows buying a ticket again', () =>
    expect(card({ registeredUsersPerTariff: { 8: 1 } }, {}, { type: 'ticket' })?.may).toBe('register'));
  test('lists the terms of a tariff, but not of a full one', () => {
    const terms = {
      usersSimultaneous: 2,
      coupleCourse: { roles: [] },
      parts: 3,
      uitpasPrice: 41,
      passTurns: 1,
      instant: true,
    };
    expect(card(terms)?.terms.map(euros)).toEqual([
      'Voor 2 personen samen, prijs per persoon',
      'Met z’n tweeën, prijs per persoon',
      'In 3 keer te betalen',
      '€ 41,00 met UiTPAS aan kansentarief',
      'Kan met 1 beurt van je beurtenkaart',
      'Je plaats wordt 15 minuten vastgehouden',
    ]);
    expect(card({ ...terms, availability: 0 })?.terms).toEqual([]);
    expect(card({})?.terms).toEqual([]);
  });
  test('shows both prices when there is a discount', () => {
    const { price = '', fullPrice = '' } = card({ price: 185, discountedPrice: 170.5 }) ?? {};
    expect([euros(price), euros(fullPrice)]).toEqual(['€ 170,50', '€ 185,00']);
  });
});

describe('memberChoices', () => {
  const choose = (wire: Parameters<typeof course>[0], tariff?: number) =>
    memberChoices(course(wire), tariff, { club: club(), today: '2026-11-20', members: [noor, lars] }).map(
      ({ refusal }) => refusal,
    );
  test('gives the reason for each member who is refused', () =>
    expect(choose({})).toEqual(['', 'Tot 8 jaar']));
  test('accepts a member for whom any tariff is possible when none is chosen', () =>
    expect(choose({ tariffs: [{ registeredUsersPerTariff: { 8: 1 } }, {}] })[0]).toBe(''));
  test('checks only the chosen tariff', () =>
    expect(choose({ tariffs: [{ registeredUsersPerTariff: { 8: 1 } }, {}] }, 31)[0]).toBe('Al ingeschreven'));
});

test('courseFacts leaves out unknown facts', () => {
  const facts = courseFacts(course({ place: '', teachers: [], levels: [] }), false);
  expect(facts.map(({ label }) => label)).toEqual(['Wanneer', 'Periode']);
});

test('comingSessions leaves out past sessions, unless all are past', () => {
  const session = (nid: number, end: number) => ({
    nid,
    start: end - 1,
    end,
    place: '',
    isTrial: false,
    places: undefined,
  });
  expect(comingSessions([session(1, 10), session(2, 20)], 15).map(({ nid }) => nid)).toEqual([2]);
  expect(comingSessions([session(1, 10), session(2, 20)], 25)).toHaveLength(2);
});

test('sessionText shows the day and hours in Brussels', () => {
  const session = {
    nid: 1,
    place: '',
    isTrial: false,
    places: undefined,
    start: seconds('2026-09-07T14:30+02:00'),
    end: seconds('2026-09-07T15:30+02:00'),
  };
  expect(sessionText(session)).toBe('ma 07 september 2026, 14u30 tot 15u30');
});

test('upcomingCourses puts the soonest first, and leaves out courses that have begun', () => {
  const at = (title: string, startDate: number) => course({ title, startDate });
  const next = upcomingCourses([at('Later', 30), at('Voorbij', 5), at('Eerst', 20), at('Laatst', 40)], 10, 2);
  expect(next.map(({ title }) => title)).toEqual(['Eerst', 'Later']);
});

test('scheduleOfTariff finds the course of a tariff', () => {
  expect(scheduleOfTariff([course()], 31)).toContain('ma 14u30 tot 15u30');
  expect(scheduleOfTariff([course()], 99)).toBe('');
});

describe('readDisplay', () => {
  test.each([
    ['', 'grid'],
    ['weergave=lijst', 'list'],
    ['weergave=tegels', 'grid'],
    ['weergave=__proto__', 'grid'],
  ])('shows %j as a %s', (query, display) =>
    expect(readDisplay(new URLSearchParams(query), 'grid')).toBe(display),
  );
  test('reads back what writeDisplay wrote', () =>
    expect(readDisplay(writeDisplay(new URLSearchParams('zoek=x'), 'list'), 'grid')).toBe('list'));
});
