import { expect, it } from 'vitest';
import { wireReferences } from '#form-engine/src/sections/expressions/wireReferences.ts';

const nested = (levels: number) =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], { qid: 'a' });

it('wireReferences finds names in data as deep as conditions in groups may be, and reads no deeper data', () => {
  expect([59, 60, 100_000].map((levels) => wireReferences(nested(levels)))).toEqual([['a'], [], []]);
});
