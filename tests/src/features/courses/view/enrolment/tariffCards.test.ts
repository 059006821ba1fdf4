import { describe, expect, test } from 'vitest';
import { chosenCard, tariffCards } from '#src/features/courses/view/enrolment/tariffCards.ts';
import { club, course, euros, lars, noor, seconds, setting } from '../../courseFixtures.ts';

describe('tariffCards', () => {
  const card = (tariff: object, parts = {}, wireCourse = {}) =>
    tariffCards(course({ tariffs: [tariff], ...wireCourse }), setting(parts))[0];

  const forAll = { ageRestrictions: [4, 99] };

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
  test('refuses every tariff to a member who has one, and names the waiting list at its own tariff alone', () => {
    const cards = (tariffs: object[]) => tariffCards(course({ tariffs }), setting());
    const notes = (tariffs: object[]) => cards(tariffs).map(({ note }) => note);
    const registered = { registeredUsersPerTariff: { 8: 1 } };
    expect(notes([registered, {}, { type: 'trial' }])).toEqual(Array(3).fill('Al ingeschreven'));
    expect(notes([{ type: 'trial', ...registered }, {}])).toEqual(['Al ingeschreven', '']);
    const full = { availability: 0 };
    const waiting = cards([{ ...full, queuedUsersPerTariff: { 8: 1 } }, full, {}]);
    expect(waiting.map(({ note, isQueued }) => [note, isQueued])).toEqual([
      ['Al op de wachtlijst', true],
      ['Al op de wachtlijst', false],
      ['', false],
    ]);
  });
  test('refuses a member outside the age limits, and names the limits', () => {
    expect(card({}, {}, { ageRestrictions: [12, 0] })).toMatchObject({ may: 'not', note: 'Vanaf 12 jaar' });
    expect(card({}, { person: lars }, { ageRestrictions: [0, 10] })).toMatchObject({
      note: 'Tot en met 10 jaar',
    });
    expect(card({}, {}, { ageRestrictions: [0, 0], ageRestrictionsByYear: [2010, 2012] })).toMatchObject({
      note: 'Geboren van 2010 tot en met 2012',
    });
  });
  test.each([
    ['nobody else', { members: [8] }, {}, 'not'],
    ['another member of the club', { members: [9] }, {}, 'register'],
    ['another member with a course in the cart', { members: [] }, { enrolling: [8, 9] }, 'register'],
    ['the own cart', { members: [] }, { enrolling: [8] }, 'not'],
    ['a visitor, whose family is unknown', { members: [] }, { person: undefined }, 'register'],
  ])('a tariff for the second member beside %s', (_who, family, parts, may) => {
    const found = card({ nextFamilyMember: { from: 2, ...family } }, parts);
    expect(found?.may).toBe(may);
    const sentence = 'Vanaf het tweede gezinslid bij deze club';
    expect(may === 'not' ? found?.note : found?.terms[0]).toBe(sentence);
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
      'Voor 2 personen samen (prijs per persoon)',
      'Met z’n tweeën (prijs per persoon)',
      'Je kan in 3 keer betalen',
      '€ 41,00 met UiTPAS aan kansentarief',
      'Betaal met 1 beurt van je beurtenkaart',
      'We reserveren je plaats 15 minuten',
    ]);
    expect(card({ ...terms, availability: 0 })?.terms).toEqual([]);
    expect(card({})?.terms).toEqual([]);
  });
  test('shows both prices when there is a discount', () => {
    const { price = '', fullPrice = '' } = card({ price: 185, discountedPrice: 170.5 }) ?? {};
    expect([euros(price), euros(fullPrice)]).toEqual(['€ 170,50', '€ 185,00']);
  });
  test('lets a member register before the others, and says to everybody else from when', () => {
    const blockedRegistrationMessage = 'Leden eerst';
    const first = { blockedRegistrationMessage, priority: { members: [8] } };
    const soon = {
      blockedRegistrationMessage,
      priority: { members: [8], blockedRegistrationMessage: 'Morgen' },
    };
    const opens = Date.UTC(2027, 5, 8, 18) / 1000;
    expect(card({ ...first, opens })).toMatchObject({
      may: 'register',
      note: 'Leden eerst tot dinsdag 08 juni 2027 om 20u00: inschrijven kan nu al.',
    });
    expect(card({ opens: undefined })).toMatchObject({ may: 'register', note: '' });
    expect(card(first, { person: lars }, forAll)).toMatchObject({ may: 'not', note: 'Leden eerst' });
    // A member who is too old need not wait.
    expect(card(first, { person: lars })).toMatchObject({ may: 'not', note: 'Tot en met 8 jaar' });
    expect(card(first, { person: undefined })).toMatchObject({ may: 'not', note: 'Leden eerst' });
    expect(card(soon)).toMatchObject({ may: 'not', note: 'Morgen' });
  });
  describe('of a tariff that opens to members first', () => {
    const all = seconds('2027-06-22T20:00+02:00');
    const wait = 'Leden eerst: wie lid is, gaat voor. Jij kan inschrijven vanaf 22/06/2027 om 20u00.';
    const closed = { blockedRegistrationMessage: wait, opens: all };
    const nobody = { person: undefined, family: [noor, lars] };
    const until = 'Leden eerst tot dinsdag 22 juni 2027 om 20u00';

    test.each([
      ['names the one who may', [8], {}, 'register', `${until}: Noor kan nu al inschrijven.`],
      [
        'names all who may',
        [8, 9],
        { ageRestrictions: [0, 0] },
        'register',
        `${until}: Noor en Lars kunnen nu al inschrijven.`,
      ],
      ['names nobody who has another age', [8, 9], { ageRestrictions: [6, 9] }, 'register', /: Noor kan/],
      ['waits where the first has another age', [9], { ageRestrictions: [6, 9] }, 'not', wait],
      ['waits where nobody goes first', [], {}, 'not', wait],
    ])('%s while no member is chosen', (_what, members, wire, may, note) => {
      const found = card({ ...closed, priority: { members } }, nobody, wire);
      expect(found?.may).toBe(may);
      expect(found?.note).toMatch(note);
    });
    test('lets a family on to the waiting list of a full tariff while no member is chosen', () =>
      expect(card({ ...closed, availability: 0, priority: { members: [8] } }, nobody)?.may).toBe('queue'));
    test('tells a chosen member to wait, and who may register already', () => {
      const first = { ...closed, priority: { members: [8] } };
      expect(card(first, { ...nobody, person: lars }, forAll)).toMatchObject({
        ...{ may: 'not', note: `${wait} Noor kan nu al inschrijven.` },
      });
    });
    test('says from when, before anybody may register', () => {
      const opens = seconds('2027-05-25T20:00+02:00');
      const blockedRegistrationMessage = 'Je bent lid: jij kan inschrijven vanaf 25/05/2027 om 20u00.';
      const soon = { ...closed, priority: { members: [8], blockedRegistrationMessage, opens } };
      expect(card(soon, nobody)).toMatchObject({
        may: 'not',
        note: 'Leden eerst: Noor kan inschrijven vanaf dinsdag 25 mei 2027 om 20u00. Alle anderen kunnen dat vanaf dinsdag 22 juni 2027 om 20u00.',
      });
      expect(card(soon, { ...nobody, person: noor })?.note).toBe(blockedRegistrationMessage);
      expect(card(soon, { ...nobody, person: lars }, forAll)?.note).toBe(wait);
    });
  });
  test('has the days on which the club asks parts of the price', () => {
    const instalments = [
      { due: '2026-11-20', amount: 40 },
      { due: '2027-01-15', amount: 60 },
    ];
    expect(card({ parts: 2, instalments })?.terms.map(euros)).toEqual([
      'Je kan in 2 keer betalen',
      'Vandaag € 40,00 en op 15/01/2027 € 60,00',
    ]);
  });
  test('shows the last day of an early price, and what comes after it', () => {
    const early = card({ price: 95, discountedPrice: 85, earlyPrice: { until: '2027-06-30', after: 95 } });
    expect([early?.price, early?.earlyPrice, early?.fullPrice].map((text = '') => euros(text))).toEqual([
      '€ 85,00',
      'Tot en met 30/06/2027, daarna € 95,00',
      '',
    ]);
  });
});

describe('chosenCard', () => {
  const invited = { coupleCourse: { roles: [], coupleCourseInvite: { cciid: 1, inviter: 'Jo' } } };
  const chosen = (tariffs: object[], picked?: number) => {
    const of = course({ tariffs });
    return chosenCard(tariffCards(of, setting()), of, picked)?.nid;
  };
  test('is the picked tariff', () => expect(chosen([{}, invited], 31)).toBe(31));
  test('is otherwise the tariff of the invitation', () => expect(chosen([{}, invited])).toBe(32));
  test('is otherwise the only tariff', () =>
    expect([chosen([{}]), chosen([{}, {}])]).toEqual([31, undefined]));
});
