import { expect, it, vi } from 'vitest';
import { oncePer } from '#form-engine/src/questions/building-blocks/oncePer.ts';

it('oncePer computes a value once for each object, also when the value is undefined', () => {
  const compute = vi.fn((list: readonly number[]) => list[0]);
  const first = oncePer(compute);
  const [full, empty] = [[1], []];
  expect([first(full), first(full), first(empty), first(empty), first([1])]).toEqual([
    1,
    1,
    undefined,
    undefined,
    1,
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});
