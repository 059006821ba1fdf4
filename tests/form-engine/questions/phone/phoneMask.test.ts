import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPhone } from '#form-engine/src/questions/phone/phoneMask.ts';

describe('groupPhone', () => {
  it.each([
    ['a Belgian mobile', '470123456', '32', '470 12 34 56'],
    ['a Belgian landline', '92334455', '32', '92 33 44 55'],
    ['a Belgian number that starts with 44, which is not a mobile', '44123456', '32', '44 12 34 56'],
    ['a landline with one digit too many', '923344556', '32', '92 33 44 556'],
    ['a number with a typed 0', '0470123456', '32', '0470 12 34 56'],
    ['a Dutch mobile', '612345678', '31', '6 12 34 56 78'],
    ['a number of Amsterdam', '201234567', '31', '20 123 45 67'],
    ['a Dutch village', '297123456', '31', '297 123 456'],
    ['a French number', '612345678', '33', '6 12 34 56 78'],
    ['a German number', '15123456789', '49', '151 234 56789'],
    ['a number of a country without a mask', '621123456', '352', '621 123 456'],
    ['a last group of more than one digit', '2025550123', '1', '202 555 0123'],
    ['an Italian number, to which the 0 belongs', '0612345678', '39', '061 234 5678'],
    ['an empty text', '', '32', ''],
  ])('groups %s', (_what, national, dialCode, shown) => {
    expect(groupPhone(national, dialCode)).toBe(shown);
  });

  it('never loses, adds or moves a digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,18}$/),
        fc.constantFrom('32', '31', '33', '49', '1', '39'),
        (digits, code) => {
          expect(groupPhone(digits, code).replace(/ /g, '')).toBe(digits);
        },
      ),
    );
  });
});
