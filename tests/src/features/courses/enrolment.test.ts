import { describe, expect, test } from 'vitest';
import { noItems, withTariff } from '#src/features/basket/index.ts';
import { choiceInCart } from '#src/features/courses/view/enrolment/choiceInCart.ts';
import { decideEnrolment } from '#src/features/courses/view/enrolment/decideEnrolment.ts';
import { decideExtras } from '#src/features/courses/view/enrolment/decideExtras.ts';
import { type CoupleChoice, noChoice } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';
import { serviceChoices } from '#src/features/courses/view/enrolment/serviceChoices.ts';
import { chosenCard, tariffCards } from '#src/features/courses/view/enrolment/tariffCards.ts';
import { toggled } from '#src/features/courses/view/enrolment/toggled.ts';
import { trialSessions } from '#src/features/courses/view/enrolment/trialSessions.ts';
import { overlappingCourses } from '#src/features/courses/view/overlappingCourses.ts';
import { transferTariffs } from '#src/features/courses/view/transferTariffs.ts';
import transfers from '#tests/cases/registration/cartTransfer.json' with { type: 'json' };
import { club, course, noor, setting } from './courseFixtures.ts';

const complete = { trials: [], services: [], companions: [] };
const alone = { isTrial: false, peopleAtOnce: 1, couple: undefined };
const nothing = { trials: [], services: [], members: [], ownMails: ['ouder@example.org'] };

describe('decideExtras', () => {
  test('is complete for a plain tariff', () =>
    expect(decideExtras(alone, noChoice, nothing)).toEqual({ is: 'complete', extras: complete }));

  test('asks for a trial session that can still be chosen', () => {
    const trial = { ...alone, isTrial: true };
    const offered = { ...nothing, trials: [1, 2] };
    expect(decideExtras(trial, noChoice, offered)).toMatchObject({ is: 'missing', question: 'trials' });
    expect(decideExtras(trial, { ...noChoice, trials: [9] }, offered)).toMatchObject({ question: 'trials' });
    expect(decideExtras(trial, { ...noChoice, trials: [9, 2] }, offered)).toEqual({
      is: 'complete',
      extras: { ...complete, trials: [2] },
    });
  });

  test('leaves trial sessions out of a tariff that is not a trial', () =>
    expect(decideExtras(alone, { ...noChoice, trials: [1] }, { ...nothing, trials: [1] })).toEqual({
      is: 'complete',
      extras: complete,
    }));

  test('keeps only the services that are offered', () =>
    expect(
      decideExtras(alone, { ...noChoice, services: ['5', '6;3'] }, { ...nothing, services: ['5'] }),
    ).toEqual({ is: 'complete', extras: { ...complete, services: ['5'] } }));

  test('asks for as many family members as the tariff takes', () => {
    const forThree = { ...alone, peopleAtOnce: 3 };
    const offered = { ...nothing, members: [8, 9, 10] };
    expect(decideExtras(forThree, { ...noChoice, companions: [8, 77] }, offered)).toEqual({
      is: 'missing',
      question: 'companions',
      message: 'Kies nog 1 gezinslid dat meegaat.',
    });
    expect(decideExtras(forThree, { ...noChoice, companions: [8, 9, 10] }, offered)).toMatchObject({
      extras: { companions: [8, 9] },
    });
  });

  describe('for a couple', () => {
    const roles = ['Leider', 'Volger'];
    const invite = { cciid: 12, inviter: 'Jo Maes', role: 'Volger' };
    const guest = { fname: ' Jo', lname: 'Maes ', mail: 'jo@example.org ' };
    const offered = { ...nothing, members: [8] };
    const decide = (
      couple: Partial<CoupleChoice>,
      of: { roles: string[]; invite?: typeof invite } = { roles },
    ) =>
      decideExtras(
        { ...alone, couple: { invite: undefined, ...of } },
        { ...noChoice, couple: { ...noChoice.couple, ...couple } },
        offered,
      );

    test.each<[string, Partial<CoupleChoice>, string]>([
      ['no partner', {}, 'partner'],
      ['a family member who is not chosen yet', { kind: 'family' }, 'partner'],
      ['a family member who is refused', { kind: 'family', uid: 9, role: 'Leider' }, 'partner'],
      ['a family member without a role', { kind: 'family', uid: 8 }, 'role'],
      ['an unknown role', { kind: 'family', uid: 8, role: 'Boom' }, 'role'],
      ['a guest without a name', { kind: 'guest', role: 'Leider' }, 'guest'],
      [
        'a guest with the user’s own address',
        { kind: 'guest', role: 'Leider', guest: { ...guest, mail: 'Ouder@example.org' } },
        'guest',
      ],
      ['a guest without a role', { kind: 'guest', guest }, 'role'],
    ])('asks on for %s', (_name, couple, question) =>
      expect(decide(couple)).toMatchObject({ is: 'missing', question }),
    );

    test('accepts a partner of the family', () =>
      expect(decide({ kind: 'family', uid: 8, role: 'Leider' })).toMatchObject({
        extras: { couple: { uid: 8, role: 'Leider' } },
      }));
    test('accepts a guest, and trims the typed texts', () =>
      expect(decide({ kind: 'guest', guest, role: 'Volger' })).toMatchObject({
        extras: { couple: { fname: 'Jo', lname: 'Maes', mail: 'jo@example.org', role: 'Volger' } },
      }));
    test('asks for no role when the course has none', () =>
      expect(decide({ kind: 'family', uid: 8, role: 'Leider' }, { roles: [] })).toMatchObject({
        extras: { couple: { uid: 8, role: '' } },
      }));
    test('accepts an invitation without further questions, but another partner can be chosen', () => {
      expect(decide({}, { roles, invite })).toMatchObject({ extras: { couple: { cciid: 12 } } });
      expect(decide({ kind: 'family', uid: 8, role: 'Leider' }, { roles, invite })).toMatchObject({
        extras: { couple: { uid: 8 } },
      });
    });
    test('asks for a partner when the invitation no longer exists', () =>
      expect(decide({ kind: 'inviter' })).toMatchObject({ question: 'partner' }));
  });
});

describe('decideEnrolment', () => {
  const [card] = tariffCards(course(), setting());
  const refused = card && { ...card, may: 'not' as const };
  const extras = { is: 'complete' as const, extras: complete };
  const missing = { is: 'missing' as const, question: 'trials' as const, message: 'Welke?' };
  test.each([
    [
      'sends a visitor to the login and back',
      { isVisitor: true, person: undefined, card, extras },
      { do: 'log-in', tariff: 31 },
    ],
    [
      'sends a visitor without a tariff to the login too',
      { isVisitor: true, person: undefined, card: undefined, extras: undefined },
      { do: 'log-in', tariff: undefined },
    ],
    [
      'asks for a tariff',
      { isVisitor: false, person: noor, card: undefined, extras: undefined },
      { do: 'ask', for: 'tariff', message: 'Kies eerst een tarief.' },
    ],
    [
      'asks for a member',
      { isVisitor: false, person: undefined, card, extras },
      { do: 'ask', for: 'member', message: 'Kies eerst voor wie je inschrijft.' },
    ],
    [
      'asks for what the tariff requires',
      { isVisitor: false, person: noor, card, extras: missing },
      { do: 'ask', for: 'trials', message: 'Welke?' },
    ],
    [
      'adds the tariff with its belongings',
      { isVisitor: false, person: noor, card, extras },
      { do: 'add', uid: 8, tariff: 31, extras: complete },
    ],
    [
      'does nothing for a refused tariff',
      { isVisitor: false, person: noor, card: refused, extras },
      { do: 'nothing' },
    ],
  ])('%s', (_name, enrolment, step) =>
    expect(decideEnrolment({ isNobodyAllowed: false, ...enrolment })).toEqual(step),
  );
  test('does nothing when no family member is allowed, because the list of members explains why', () =>
    expect(
      decideEnrolment({ isVisitor: false, person: undefined, card, extras, isNobodyAllowed: true }),
    ).toEqual({ do: 'nothing' }));
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

describe('trialSessions', () => {
  test('lists sessions that have not begun, and marks the full ones', () => {
    const session = { end: 900, place: '' };
    const { sessions } = course({
      sessions: [
        { ...session, nid: 1, start: 100 },
        { ...session, nid: 2, start: 600, availability: 0 },
        { ...session, nid: 3, start: 700, availability: 2 },
        { ...session, nid: 4, start: 800 },
      ],
    });
    expect(trialSessions(sessions, 500).map(({ nid, refusal }) => [nid, refusal])).toEqual([
      [2, 'Volzet'],
      [3, ''],
      [4, ''],
    ]);
  });
});

describe('serviceChoices', () => {
  const { additionalServices: services } = course({
    additionalServices: [
      { nid: 1, title: 'Vooropvang', price: 10, availability: null },
      { nid: 2, title: 'Naopvang', price: 0, availability: 1 },
      { nid: 3, title: 'T-shirt', price: 5, availability: 0 },
    ],
  });
  test('shows the price, and the number that is left when that is low', () =>
    expect(
      serviceChoices({ services, companions: [], name: 'Noor' }).map(({ id, title, note, isSoldOut }) => [
        id,
        title,
        note,
        isSoldOut,
      ]),
    ).toEqual([
      ['1', 'Vooropvang', '', false],
      ['2', 'Naopvang', 'Nog 1', false],
      ['3', 'T-shirt', 'Niet meer beschikbaar', true],
    ]));
  test('offers the service for each companion too', () => {
    const companions = [{ uid: 9, firstName: 'Lars' }];
    const offered = serviceChoices({ services: services.slice(0, 1), companions, name: 'Noor' });
    expect(offered.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Vooropvang voor Noor'],
      ['1;9', 'Vooropvang voor Lars'],
    ]);
  });
});

describe('choiceInCart', () => {
  test('restores the choice that was added with the tariff', () => {
    const items = withTariff(noItems, 31, {
      services: ['5'],
      trials: [2],
      companions: [9],
      couple: { fname: 'Jo', lname: 'Maes', mail: 'jo@example.org', role: 'Leider' },
    });
    expect(choiceInCart(items, 31)).toEqual({
      services: ['5'],
      trials: [2],
      companions: [9],
      couple: {
        kind: 'guest',
        uid: undefined,
        guest: { fname: 'Jo', lname: 'Maes', mail: 'jo@example.org' },
        role: 'Leider',
      },
    });
    expect(choiceInCart(items, 32)).toEqual(noChoice);
    expect(choiceInCart(items, undefined)).toEqual(noChoice);
  });
  test('recognises a partner of the family and an inviter', () => {
    const family = withTariff(noItems, 31, { couple: { uid: 9, role: 'Volger' } });
    expect(choiceInCart(family, 31).couple).toMatchObject({ kind: 'family', uid: 9, role: 'Volger' });
    const invited = withTariff(noItems, 31, { couple: { cciid: 12 } });
    expect(choiceInCart(invited, 31).couple.kind).toBe('inviter');
  });
});

test('toggled never repeats a value', () => {
  expect(toggled([1, 2], 2, true)).toEqual([1, 2]);
  expect(toggled([1, 2], 3, true)).toEqual([1, 2, 3]);
  expect(toggled([1, 2], 1, false)).toEqual([2]);
});

describe('transferTariffs', () => {
  test.each(transfers)('$name', ({ item, member, notice }) => {
    const { registeredUids = [], courseType = 'course', ageDay = '2026-11-20', ...bounds } = item;
    const ballet = course({
      title: 'Ballet 6-8 jaar',
      type: courseType,
      ageRestrictions: undefined,
      ...bounds,
      startDate: Date.parse(`${ageDay}T12:00:00Z`) / 1000,
      tariffs: [
        {
          title: 'Heel seizoen',
          registeredUsersPerTariff: Object.fromEntries(registeredUids.map((uid) => [uid, 1])),
        },
      ],
    });
    const transfer = transferTariffs({
      club: club({ ageCalculation: 'calculateAgeOnStartActivity' }),
      courses: [ballet],
      tariffs: [31, 99],
      newMember: { birthdate: undefined, ...member },
      today: '2026-11-20',
    });
    // Tariff 99 belongs to no known course, so the server decides about it.
    expect(transfer).toEqual(
      notice === null
        ? { kept: [31, 99], dropped: [] }
        : { kept: [99], dropped: [{ tariff: 31, title: 'Cursus verwijderd', message: notice }] },
    );
  });
});

describe('overlappingCourses', () => {
  const ballet = course({ nid: 1, title: 'Ballet' });
  const held = (tariff: object, wire: object = {}) =>
    course({
      nid: 2,
      title: 'Jazz',
      startTime: '15:00',
      endTime: '16:00',
      tariffs: [{ nid: 77, ...tariff }],
      ...wire,
    });
  const found = (other: ReturnType<typeof held>, inCart: number[] = []) =>
    overlappingCourses(ballet, [ballet, other], { uid: 8, inCart }).map(({ title }) => title);

  test('finds a course of the member’s registration', () =>
    expect(found(held({ registeredUsersPerTariff: { 8: 1 } }))).toEqual(['Jazz']));
  test('finds a course of a tariff in the cart', () => expect(found(held({}), [77])).toEqual(['Jazz']));
  test('ignores a registration of another member', () =>
    expect(found(held({ registeredUsersPerTariff: { 9: 1 } }))).toEqual([]));
  test('ignores a trial lesson', () =>
    expect(found(held({ type: 'trial', registeredUsersPerTariff: { 8: 1 } }))).toEqual([]));
  test('ignores a course at another hour', () =>
    expect(found(held({}, { startTime: '15:30', endTime: '16:30' }), [77])).toEqual([]));
});
