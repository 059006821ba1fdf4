import { describe, expect, test } from 'vitest';
import {
  fittingFirst,
  needsNewChild,
  presumedMember,
} from '#src/features/courses/view/enrolment/memberChoices.ts';

const fits = (uid: number) => ({ uid, refusedFor: undefined });
const unfit = (uid: number) => ({ uid, refusedFor: 'age' as const });
const enrolled = (uid: number) => ({ uid, refusedFor: 'registered' as const });
const queued = (uid: number) => ({ uid, refusedFor: 'queued' as const });

describe('presumedMember', () => {
  test.each([
    ['preselects the only member who fits', [unfit(1), fits(2)], undefined, 2],
    ['preselects the only member who fits instead of one who does not', [unfit(1), fits(2)], 1, 2],
    ['keeps a selected member who fits', [fits(1), unfit(2)], 1, 1],
    [
      'keeps a selected member who takes part already, so that they see what they have',
      [enrolled(1), fits(2)],
      1,
      1,
    ],
    ['keeps a selected member who waits already', [queued(1), fits(2)], 1, 1],
    ['leaves the choice open when several members fit', [fits(1), fits(2)], undefined, undefined],
    ['keeps the selected member when several others fit', [unfit(1), fits(2), fits(3)], 1, 1],
    ['keeps the selected member when nobody fits', [unfit(1), unfit(2)], 1, 1],
    ['presumes nobody for a visitor', [], undefined, undefined],
  ])('%s', (_name, choices, selected, presumed) => expect(presumedMember(choices, selected)).toBe(presumed));
});

test('fittingFirst moves the members who do not fit to the end and keeps the order otherwise', () =>
  expect(fittingFirst([unfit(1), fits(2), enrolled(3), fits(4)]).map(({ uid }) => uid)).toEqual([
    2, 4, 1, 3,
  ]));

test.each([
  ['nobody has the age', [unfit(1), unfit(2)], true],
  ['somebody takes part already', [unfit(1), enrolled(2)], false],
  ['somebody fits', [unfit(1), fits(2)], false],
  ['the family is unknown', [], false],
])('needsNewChild when %s', (_name, choices, needs) => expect(needsNewChild(choices)).toBe(needs));
