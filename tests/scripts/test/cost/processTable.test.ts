import { expect, it } from 'vitest';
import { parseStat } from '#scripts/test/cost/processTable.ts';

it('parseStat reads pid, parent, start and times beside a name with spaces and parentheses', () => {
  const stat = `4242 (a) name (x)) S 17 4242 4242 0 -1 4194560 9 8 7 6 150 50 900 100 20 0 11 0 987654 1 2 3`;
  expect(parseStat(stat)).toEqual({ pid: 4242, parent: 17, startedAt: 987_654, own: 2, waited: 10 });
});
