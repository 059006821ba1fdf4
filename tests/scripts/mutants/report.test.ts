import { expect, test } from 'vitest';
import { isEnough, report } from '#scripts/mutants/report.ts';
import { mutationOf } from './mutationOf.ts';

const verdictsOf = (caught: number, survived: number) => [
  ...Array.from({ length: caught }, () => ({ mutation: mutationOf({}), isCaught: true, ran: 1 })),
  ...Array.from({ length: survived }, (_, ran) => ({
    mutation: mutationOf({ room: 'pricing', line: 12 }),
    isCaught: false,
    ran,
  })),
];

test.each([
  [90, 10, true],
  [89, 11, false],
  [9, 1, true],
  [8, 1, false],
])('isEnough for %s caught and %s survived is %s', (caught, survived, expected) => {
  expect(isEnough(verdictsOf(caught, survived))).toBe(expected);
});

test('report counts mutants per room and in total, and shows the place of each survivor', () => {
  expect(report(verdictsOf(3, 2)).split('\n')).toEqual([
    'pricing                     0 caught    2 survived',
    'rules                       3 caught    0 survived',
    'all                         3 caught    2 survived',
    '',
    'rules/onFirstUse.ts:12 (equalities; no test reaches it)',
    '- a === b',
    '+ a !== b',
    '',
    'rules/onFirstUse.ts:12 (equalities; passed 1 test files)',
    '- a === b',
    '+ a !== b',
  ]);
});
