import { expect, test } from 'vitest';
import { personColor } from '#server/services/people/personColor.ts';

test('each family member has a color of their own while colors are left', () => {
  const family: string[] = [];
  while (family.length < 12) family.push(personColor(family));
  expect(new Set(family).size).toBe(12);
  expect(family).toContain(personColor(family));
});
