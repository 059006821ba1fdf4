import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldId } from '#form-engine/src/rjsf/field/fieldId.ts';

test('fieldId is one token that a list of ids can hold, and another one for another key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(fieldId('form', one)).toMatch(/^[\w.-]+$/);
      expect(fieldId('form', one) === fieldId('form', other)).toBe(one === other);
    }),
  );
});

test('fieldId leaves ordinary keys as they are', () => {
  expect(fieldId('_r_1_', 'fname_0')).toBe('_r_1__fname_0');
});
