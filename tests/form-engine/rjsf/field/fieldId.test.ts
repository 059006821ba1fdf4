import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldId } from '#form-engine/src/rjsf/field/fieldId.ts';

test('fieldId is one token without spaces, and differs for each key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(fieldId('form', one)).toMatch(/^[\w.-]+$/);
      expect(fieldId('form', one) === fieldId('form', other)).toBe(one === other);
    }),
  );
});

test('fieldId keeps ordinary keys readable', () => {
  expect(fieldId('_r_1_', 'fname_0')).toBe('_r_1__fname_0');
});
