import { describe, expect, it } from 'vitest';
import { isFirst, type Membership, membersSince, opensFor, type Priority } from '#rules/opening.ts';

describe('opensFor', () => {
  it.each([
    ['an open tariff', { forAll: undefined, forFirst: 5 }, undefined, undefined],
    ['a tariff without priority', { forAll: 9, forFirst: undefined }, 9, 9],
    ['a tariff that opens to members first', { forAll: 9, forFirst: 5 }, 5, 9],
    ['a priority that would begin later', { forAll: 5, forFirst: 9 }, 5, 5],
  ] as const)(
    'tells for %s when a member and when anybody else may register',
    (_which, opening, first, other) => {
      expect([opensFor(opening, true), opensFor(opening, false)]).toEqual([first, other]);
    },
  );
});

it.each([
  ['in June, since the season began', '2027-06-01', '2026-09-01'],
  ['in January, not since the season before', '2027-01-10', '2026-09-01'],
  ['in August, since the season began', '2027-08-25', '2026-09-01'],
  ['in September, since before the summer', '2027-09-05', '2027-05-28'],
])('membersSince counts members %s', (_when, from, since) => {
  expect(membersSince(from)).toBe(since);
});

describe('isFirst', () => {
  const stranger: Membership = { enrolments: [], listedOn: undefined, cardUntil: undefined };
  const enrolled = (hasBegun: boolean, lastLessonOn = '2027-06-20'): Membership => ({
    ...stranger,
    enrolments: [{ course: 'jazz', hasBegun, lastLessonOn }],
  });
  const verdicts = (person: Membership, from = '2027-05-25', courses?: readonly string[]) =>
    (['enrolled', 'members'] as const).map((who) =>
      isFirst({ for: who, from, courses } satisfies Priority, person),
    );

  it.each([
    ['nobody whom the club does not know', stranger, [false, false]],
    ['lessons that have begun', enrolled(true), [true, true]],
    ['a registration without a lesson yet as a member', enrolled(false), [false, true]],
    ['a registration for the next season as a member', enrolled(false, '2028-06-20'), [false, true]],
    ['no lessons of the season before', enrolled(true, '2026-06-20'), [false, false]],
    ['a last lesson on the first day of the season', enrolled(true, '2026-09-01'), [true, true]],
    ['no last lesson on the day before', enrolled(true, '2026-08-31'), [false, false]],
    ['the list of this season as a member', { ...stranger, listedOn: '2026-11-02' }, [false, true]],
    ['the list of the season before as a member', { ...stranger, listedOn: '2025-09-01' }, [false, true]],
    ['no older list', { ...stranger, listedOn: '2025-08-31' }, [false, false]],
    ['a card of that day as a member', { ...stranger, cardUntil: '2027-05-25' }, [false, true]],
    ['no card that ends before', { ...stranger, cardUntil: '2027-05-24' }, [false, false]],
    ['a card without a last day as a member', { ...stranger, cardUntil: 'endless' }, [false, true]],
  ] as const)('counts %s', (_what, person, expected) => {
    expect(verdicts(person)).toEqual(expected);
  });

  it('counts lessons of before the summer, for a priority that begins in September', () => {
    expect(verdicts(enrolled(true), '2027-09-05')).toEqual([true, true]);
  });

  it('asks for lessons in one of the courses, where the club chose some', () => {
    const first = (courses: readonly string[]) => verdicts(enrolled(true), undefined, courses)[0];
    expect([first(['jazz', 'ballet']), first(['ballet'])]).toEqual([true, false]);
  });
});
