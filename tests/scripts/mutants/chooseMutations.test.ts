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

test('chooseMutations takes equally many mutants of each room, and more when another room has too few', () => {
  expect([countsOf(6), countsOf(20)]).toEqual([
    [2, 2, 2],
    [9, 9, 2],
  ]);
});

test('chooseMutations never repeats a mutant, and gives all when the count exceeds them', () => {
  expect(new Set(chooseMutations(all, { count: 1000, seed: 3 }))).toEqual(new Set(all));
});

test('chooseMutations gives the same mutants for the same seed, and others for another seed', () => {
  const [once, again, other] = [7, 7, 8].map((seed) => chooseMutations(all, { count: 20, seed }));
  expect(once).toEqual(again);
  expect(once).not.toEqual(other);
});
