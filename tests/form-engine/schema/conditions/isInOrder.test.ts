import { expect, it } from 'vitest';
import { isInOrder } from '#form-engine/src/schema/conditions/isInOrder.ts';

it.each([
  ['gt', [false, false, true]],
  ['gte', [false, true, true]],
  ['lt', [true, false, false]],
  ['lte', [true, true, false]],
] as const)('isInOrder by %s is right below, at and above the bound', (by, expected) => {
  const numbers = ['4', '5', '6'].map((text) => isInOrder(text, { is: 'compared', by, to: 5 }));
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((text) =>
    isInOrder(text, { is: 'compared', by, to: '2026-11-20' }),
  );
  expect([numbers, days]).toEqual([expected, expected]);
});
