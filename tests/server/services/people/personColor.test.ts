import { expect, test } from 'vitest';
import { personColor } from '#server/services/people/personColor.ts';

test('personColor gives each family member another color, and repeats a color once all are taken', () => {
  const colorCount = 12;
  const family: string[] = [];
  while (family.length < colorCount) family.push(personColor(family));
  expect(new Set(family).size).toBe(colorCount);
  expect(family).toContain(personColor(family));
});
