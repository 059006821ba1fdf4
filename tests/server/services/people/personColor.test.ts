import { expect, test } from 'vitest';
import { personColor } from '#server/services/people/personColor.ts';

test('everybody of a family has a color of their own, as long as there is one', () => {
  const family: string[] = [];
  while (family.length < 12) family.push(personColor(family));
  expect(new Set(family).size).toBe(12);
  expect(family).toContain(personColor(family));
});
