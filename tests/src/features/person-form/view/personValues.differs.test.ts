import { expect, test } from 'vitest';
import { differs } from '#src/features/person-form/view/personValues.ts';

test.each([
  [{}, {}, false],
  [{ a_0: 'x' }, { a_0: 'x' }, false],
  [{ a_0: '' }, {}, false],
  [{ b_0: 'y', a_0: 'x' }, { a_0: 'x', b_0: 'y' }, false],
  [{ a_0: 'x' }, { a_0: 'y' }, true],
  [{}, { a_0: 'y' }, true],
  [{ a_0: ['x'] }, { a_0: ['x'] }, false],
])('differs %j from %j: %s', (answers, before, expected) => {
  expect(differs(answers, before)).toBe(expected);
});
