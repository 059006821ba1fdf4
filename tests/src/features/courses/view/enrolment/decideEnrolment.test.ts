import { describe, expect, test } from 'vitest';
import { decideEnrolment } from '#src/features/courses/view/enrolment/decideEnrolment.ts';
import { tariffCards } from '#src/features/courses/view/enrolment/tariffCards.ts';
import { course, noor, setting } from '../../courseFixtures.ts';

const complete = { trials: [], services: [], companions: [] };

describe('decideEnrolment', () => {
  const cards = tariffCards(course(), setting());
  const [card] = cards;
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
      'asks a visitor for a tariff before the login, which then comes back to it',
      { isVisitor: true, person: undefined, card: undefined, extras: undefined },
      { do: 'ask', for: 'tariff', message: 'Kies eerst een tarief.' },
    ],
    [
      'asks for a tariff',
      { isVisitor: false, person: noor, card: undefined, extras: undefined },
      { do: 'ask', for: 'tariff', message: 'Kies eerst een tarief.' },
    ],
    [
      'asks for a member',
      { isVisitor: false, person: undefined, card, extras },
      { do: 'ask', for: 'member', message: 'Kies eerst wie je inschrijft.' },
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
    expect(decideEnrolment({ isNobodyAllowed: false, cards, ...enrolment })).toEqual(step),
  );
  test('does nothing for a visitor when every tariff is refused', () =>
    expect(
      decideEnrolment({
        isVisitor: true,
        person: undefined,
        cards: [{ may: 'not' }],
        card: undefined,
        extras: undefined,
        isNobodyAllowed: false,
      }),
    ).toEqual({ do: 'nothing' }));
  test('does nothing when no family member is allowed, because the list of members explains why', () =>
    expect(
      decideEnrolment({ isVisitor: false, person: undefined, cards, card, extras, isNobodyAllowed: true }),
    ).toEqual({ do: 'nothing' }));
});
