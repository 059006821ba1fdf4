import { expect, test } from 'vitest';
import { uitpasDigits, uitpasProblem } from '#src/features/basket/view/uitpasProblem.ts';

const repeated = 'Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker';
const invalid = 'Een UiTPAS-nummer heeft 13 cijfers.';

test.each([
  ['', ''],
  ['0900000001231', ''],
  ['0900 0000 01231', ''],
  ['090000000123', invalid],
  ['09000000012312', invalid],
  ['090000000123x', invalid],
  ['0900000009999', repeated],
  ['0900 000 009 999', repeated],
])('uitpasProblem checks %j', (typed, problem) => {
  expect(uitpasProblem(8, typed, { 8: '0900000001231', 9: '0900000009999' })).toBe(problem);
});

test('uitpasDigits removes the separators that are printed on a card', () => {
  expect(uitpasDigits(' 0900 0000-01231 ')).toBe('0900000001231');
});
