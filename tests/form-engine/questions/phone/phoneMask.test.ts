import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPhone } from '#form-engine/src/questions/phone/phoneMask.ts';

describe('groupPhone', () => {
  it.each([
    ['a Belgian mobile', '470123456', '32', '470 12 34 56'],
    ['a Belgian landline', '92334455', '32', '92 33 44 55'],
    ['44 is no Belgian mobile', '44123456', '32', '44 12 34 56'],
    ['nine digits where eight were due stay in sight', '923344556', '32', '92 33 44 556'],
    ['a 0 that was typed', '0470123456', '32', '0470 12 34 56'],
    ['a Dutch mobile', '612345678', '31', '6 12 34 56 78'],
    ['Amsterdam', '201234567', '31', '20 123 45 67'],
    ['a Dutch village', '297123456', '31', '297 123 456'],
    ['France', '612345678', '33', '6 12 34 56 78'],
    ['Germany', '15123456789', '49', '151 234 56789'],
    ['a country without a mask', '621123456', '352', '621 123 456'],
    ['no digit stands alone', '2025550123', '1', '202 555 0123'],
    ['Italy, where the 0 belongs to the number', '0612345678', '39', '061 234 5678'],
    ['nothing', '', '32', ''],
  ])('%s', (_what, national, dialCode, shown) => {
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
