import { expect, test } from 'vitest';
import { chooseMutations } from '#scripts/mutants/chooseMutations.ts';
import { mutationOf } from './mutationOf.ts';

const all = ['rules', 'pricing', 'guards'].flatMap((room) =>
  Array.from({ length: room === 'guards' ? 2 : 50 }, (_, start) => mutationOf({ room, start })),
);
const countsOf = (count: number) => {
  const chosen = chooseMutations(all, { count, seed: 1 });
  return ['rules', 'pricing', 'guards'].map((room) => chosen.filter((one) => one.room === room).length);
};

test('chooseMutations: rooms give as many mutants each, and more where another has too few', () => {
  expect([countsOf(6), countsOf(20)]).toEqual([
    [2, 2, 2],
    [9, 9, 2],
  ]);
});

test('chooseMutations: no mutant is chosen twice, and a count above all of them gives all', () => {
  expect(new Set(chooseMutations(all, { count: 1000, seed: 3 }))).toEqual(new Set(all));
});

test('chooseMutations: a seed always chooses the same, another seed others', () => {
  const [once, again, other] = [7, 7, 8].map((seed) => chooseMutations(all, { count: 20, seed }));
  expect(once).toEqual(again);
  expect(once).not.toEqual(other);
});
