import { describe, expect, test } from 'vitest';
import { ageText } from '../../../../src/features/courses/view/ageText.ts';
import {
  courseAvailability,
  tariffAvailability,
} from '../../../../src/features/courses/view/availability.ts';
import {
  comingSessions,
  courseFacts,
  sessionText,
} from '../../../../src/features/courses/view/courseFacts.ts';
import { decideEnrolment } from '../../../../src/features/courses/view/decideEnrolment.ts';
import { readDisplay, writeDisplay } from '../../../../src/features/courses/view/list/courseDisplay.ts';
import { courseRow } from '../../../../src/features/courses/view/list/courseRow.ts';
import { memberChoices } from '../../../../src/features/courses/view/memberChoices.ts';
import { priceFromText } from '../../../../src/features/courses/view/priceText.ts';
import { scheduleOfTariff } from '../../../../src/features/courses/view/scheduleOfTariff.ts';
import {
  fullSchedule,
  periodText,
  shortSchedule,
} from '../../../../src/features/courses/view/scheduleText.ts';
import { tariffCards } from '../../../../src/features/courses/view/tariffCards.ts';
import { upcomingCourses } from '../../../../src/features/courses/view/upcomingCourses.ts';
import { club, course, lars, noor, setting } from './courseFixtures.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
/** Money has a space that doesn't break. */
const euros = (text: string) => text.replaceAll('\u00a0', ' ');

describe('shortSchedule', () => {
  test.each([
    [['ma'], '14:30', 'ma 14u30'],
    [['ma', 'wo', 'vr'], '09:00', 'ma, wo, vr 09u00'],
    [['ma', 'di', 'wo', 'do'], '09:00', 'meerdere dagen 09u00'],
    [[], '14:30', '14u30'],
    [['za'], '', 'za'],
  ])('%j at %j is %j', (weekdays, startTime, text) =>
    expect(shortSchedule(course({ weekdays, startTime }), false)).toBe(text),
  );
  test('leaves the time out where the club hides it', () => expect(shortSchedule(course(), true)).toBe('ma'));
});

test('fullSchedule says until when', () => expect(fullSchedule(course())).toBe('ma 14u30 tot 15u30'));

describe('periodText', () => {
  const period = (start: string, end: string) =>
    periodText(course({ startDate: seconds(start), endDate: end ? seconds(end) : 0 }));
  test('from one day to another', () =>
    expect(period('2026-09-07T14:30+02:00', '2027-06-28T15:30+02:00')).toBe('Van 07/09/2026 tot 28/06/2027'));
  test('one day is that day', () =>
    expect(period('2026-09-07T14:30+02:00', '2026-09-07T23:30+02:00')).toBe('07/09/2026'));
  test('without an end', () => expect(period('2026-09-07T14:30+02:00', '')).toBe('Vanaf 07/09/2026'));
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
  ])('ages %j, years %j: %j', (ageRestrictions, ageRestrictionsByYear, text) =>
    expect(ageText(course({ ageRestrictions, ageRestrictionsByYear }))).toBe(text),
  );
});

describe('priceFromText', () => {
  test('says "vanaf" only where the tariffs differ', () => {
    expect(euros(priceFromText(course({ tariffs: [{ price: 185 }, { price: 185 }] })))).toBe('€ 185,00');
    expect(euros(priceFromText(course({ tariffs: [{ price: 185 }, { price: 12.5 }] })))).toBe(
      'vanaf € 12,50',
    );
  });
  test('counts with the discount', () =>
    expect(euros(priceFromText(course({ tariffs: [{ price: 185, discountedPrice: 170.5 }] })))).toBe(
      '€ 170,50',
    ));
  test('leaves a trial out of it, unless there is nothing else', () => {
    expect(euros(priceFromText(course({ tariffs: [{ type: 'trial', price: 0 }, { price: 185 }] })))).toBe(
      '€ 185,00',
    );
    expect(priceFromText(course({ tariffs: [{ type: 'trial', price: 0 }] }))).toBe('Gratis');
  });
  test('nothing is free of charge', () =>
    expect(priceFromText(course({ tariffs: [{ price: 0 }] }))).toBe('Gratis'));
  test('without tariffs there is no price', () => expect(priceFromText(course({ tariffs: [] }))).toBe(''));
});

describe('tariffAvailability', () => {
  const textOf = (availability: number | null, wireClub: object = {}, tariff: object = {}) => {
    const { tariffs } = course({ tariffs: [{ availability, ...tariff }] });
    return tariffs[0] && tariffAvailability(tariffs[0], club(wireClub))?.text;
  };
  test.each([
    [0, {}, 'Wachtlijst'],
    [-2, {}, 'Wachtlijst'],
    [0, { disable_waiting_list: true }, 'Volzet'],
    [1, {}, 'Nog 1 plaats'],
    [5, {}, 'Nog 5 plaatsen'],
    [6, {}, undefined],
    [6, { public_occupation_display: 'always' }, 'Nog 6 plaatsen'],
    [1, { public_occupation_display: 'hidden' }, undefined],
    [null, { public_occupation_display: 'always' }, undefined],
  ])('%j places with %j: %j', (places, wireClub, text) => expect(textOf(places, wireClub)).toBe(text));
  test('a tariff may have no waiting list of its own', () =>
    expect(textOf(0, {}, { disable_waiting_list: true })).toBe('Volzet'));
});

describe('courseAvailability', () => {
  const textOf = (...tariffs: object[]) => courseAvailability(course({ tariffs }), club())?.text;
  test('is as free as the freest tariff', () => {
    expect(textOf({ availability: 0 }, { availability: 2 })).toBe('Nog 2 plaatsen');
    expect(textOf({ availability: 0 }, { availability: null })).toBeUndefined();
    expect(textOf({ availability: 0 }, { availability: -1 })).toBe('Wachtlijst');
  });
  test('does not count a closed tariff', () => {
    expect(textOf({ availability: 0 }, { blockedRegistrationMessage: 'Later' })).toBe('Wachtlijst');
    expect(textOf({ blockedRegistrationMessage: 'Later' })).toBe('Niet open');
  });
});

describe('courseRow', () => {
  test('shows ages only where the club does', () => {
    expect(courseRow(course(), setting()).age).toBe('6 tot 8 jaar');
    expect(courseRow(course(), setting({ club: club({ public_display_age_restriction: 0 }) })).age).toBe('');
  });
  test('shows times only where the club does', () =>
    expect(courseRow(course(), setting({ club: club({ public_overview_hide_timestamp: 1 }) })).schedule).toBe(
      'ma',
    ));
  test('says first that the member is registered', () => {
    const registered = course({ tariffs: [{ availability: 0, registeredUsersPerTariff: { 8: -99 } }] });
    expect(courseRow(registered, setting()).availability?.text).toBe('Noor is ingeschreven');
    expect(courseRow(registered, setting({ person: lars })).availability?.text).toBe('Wachtlijst');
  });
});

describe('tariffCards', () => {
  const card = (tariff: object, parts = {}, wireCourse = {}) =>
    tariffCards(course({ tariffs: [tariff], ...wireCourse }), setting(parts))[0];

  test('can be chosen where nothing stands in the way', () =>
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
  ])('%j says why not: %s', (tariff, note) => expect(card(tariff)).toMatchObject({ may: 'not', note }));
  test('says the age that is asked', () => {
    expect(card({}, {}, { ageRestrictions: [12, 0] })).toMatchObject({ may: 'not', note: 'Vanaf 12 jaar' });
    expect(card({}, { person: lars }, { ageRestrictions: [0, 10] })).toMatchObject({ note: 'Tot 10 jaar' });
    expect(card({}, {}, { ageRestrictions: [0, 0], ageRestrictionsByYear: [2010, 2012] })).toMatchObject({
      note: 'Geboren van 2010 tot en met 2012',
    });
  });
  test('full with a waiting list can still be chosen', () =>
    expect(card({ availability: 0 })).toMatchObject({ may: 'queue', note: 'Volzet, wachtlijst' }));
  test('takes the age on the start of the course where the club says so', () => {
    // Noor turns 8 after today and before the course starts.
    const wire = { ageRestrictions: [8, 9], startDate: seconds('2027-07-01T10:00+02:00') };
    expect(card({}, {}, wire)?.may).toBe('not');
    const onStart = club({ ageCalculation: 'calculateAgeOnStartActivity' });
    expect(card({}, { club: onStart }, wire)?.may).toBe('register');
  });
  test('a visitor is nobody’s age', () =>
    expect(card({}, { person: undefined }, { ageRestrictions: [40, 50] })?.may).toBe('register'));
  test('a ticket may be bought again', () =>
    expect(card({ registeredUsersPerTariff: { 8: 1 } }, {}, { type: 'ticket' })?.may).toBe('register'));
  test('shows both prices where there is a discount', () => {
    const { price = '', fullPrice = '' } = card({ price: 185, discountedPrice: 170.5 }) ?? {};
    expect([euros(price), euros(fullPrice)]).toEqual(['€ 170,50', '€ 185,00']);
  });
});

describe('memberChoices', () => {
  const choose = (wire: Parameters<typeof course>[0], tariff?: number) =>
    memberChoices(course(wire), tariff, { club: club(), today: '2026-11-20', members: [noor, lars] }).map(
      ({ refusal }) => refusal,
    );
  test('says for each member why not', () => expect(choose({})).toEqual(['', 'Tot 8 jaar']));
  test('without a chosen tariff one that is possible is enough', () =>
    expect(choose({ tariffs: [{ registeredUsersPerTariff: { 8: 1 } }, {}] })[0]).toBe(''));
  test('with a chosen tariff that one counts', () =>
    expect(choose({ tariffs: [{ registeredUsersPerTariff: { 8: 1 } }, {}] }, 31)[0]).toBe('Al ingeschreven'));
});

describe('decideEnrolment', () => {
  const [card] = tariffCards(course(), setting());
  const refused = card && { ...card, may: 'not' as const };
  test.each([
    [
      'a visitor logs in and comes back',
      { isVisitor: true, person: undefined, card },
      { do: 'log-in', tariff: 31 },
    ],
    [
      'a visitor without a tariff too',
      { isVisitor: true, person: undefined, card: undefined },
      { do: 'log-in', tariff: undefined },
    ],
    [
      'a tariff is asked for',
      { isVisitor: false, person: noor, card: undefined },
      { do: 'ask', for: 'tariff', message: 'Kies eerst een tarief.' },
    ],
    [
      'a member is asked for',
      { isVisitor: false, person: undefined, card },
      { do: 'ask', for: 'member', message: 'Kies eerst voor wie je inschrijft.' },
    ],
    ['the tariff is added', { isVisitor: false, person: noor, card }, { do: 'add', uid: 8, tariff: 31 }],
    ['a refused tariff goes nowhere', { isVisitor: false, person: noor, card: refused }, { do: 'nothing' }],
  ])('%s', (_name, enrolment, step) =>
    expect(decideEnrolment({ isNobodyAllowed: false, ...enrolment })).toEqual(step),
  );
  test('nobody of the family may: the members say why', () =>
    expect(decideEnrolment({ isVisitor: false, person: undefined, card, isNobodyAllowed: true })).toEqual({
      do: 'nothing',
    }));
});

test('courseFacts leaves out what is unknown', () => {
  const facts = courseFacts(course({ place: '', teachers: [], levels: [] }), false);
  expect(facts.map(({ label }) => label)).toEqual(['Wanneer', 'Periode']);
});

test('comingSessions leaves out what is over, unless everything is', () => {
  const session = (nid: number, end: number) => ({ nid, start: end - 1, end, place: '' });
  expect(comingSessions([session(1, 10), session(2, 20)], 15).map(({ nid }) => nid)).toEqual([2]);
  expect(comingSessions([session(1, 10), session(2, 20)], 25)).toHaveLength(2);
});

test('sessionText names day and hours in Brussels', () => {
  const session = {
    nid: 1,
    place: '',
    start: seconds('2026-09-07T14:30+02:00'),
    end: seconds('2026-09-07T15:30+02:00'),
  };
  expect(sessionText(session)).toBe('ma 07 september 2026, 14u30 tot 15u30');
});

test('upcomingCourses: the soonest first, none that began', () => {
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
  ])('%j shows a %s', (query, display) =>
    expect(readDisplay(new URLSearchParams(query), 'grid')).toBe(display),
  );
  test('reads what writeDisplay wrote', () =>
    expect(readDisplay(writeDisplay(new URLSearchParams('zoek=x'), 'list'), 'grid')).toBe('list'));
});
