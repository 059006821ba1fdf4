import { expect, it } from 'vitest';
import { isWanted, problemOf } from '#src/features/offer/look/problemOf.ts';

const gone = { path: '/image/file', message: 'we vinden deze foto niet meer: kies ze opnieuw' };

it('problemOf says the fault of a picture as a sentence', () => {
  expect(problemOf('/image', [gone], undefined)).toEqual({
    fault: 'We vinden deze foto niet meer: kies ze opnieuw.',
    isFocused: false,
  });
});

it.each([
  ['a missing text, which its own field tells', '/image', [{ path: '/image', message: 'x' }]],
  [
    'the fault of another picture',
    '/teacherPictures/1',
    [{ path: '/teacherPictures/10/file', message: 'x' }],
  ],
])('problemOf leaves out %s', (_, pointer, faults) => {
  expect(problemOf(pointer, faults, undefined).fault).toBeUndefined();
});

it('problemOf knows that a link led to the picture or inside it', () => {
  expect(problemOf('/image', [], '/image/alt').isFocused).toBe(true);
  expect(problemOf('/image', [], '/logo').isFocused).toBe(false);
});

it.each([
  [[gone], undefined, true],
  [[], '/image', true],
  [[], '/title', false],
] as const)('isWanted of a picture with %j, and a link to %s, is %s', (faults, focus, wanted) => {
  expect(isWanted('/image', faults, focus)).toBe(wanted);
});
