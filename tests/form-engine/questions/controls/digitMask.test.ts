import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDigits } from '#form-engine/src/questions/controls/digitMask.ts';

describe('maskDigits', () => {
  it.each([
    ['470123456', 'P## ## ## ##', '470 12 34 56'],
    ['4701', 'P## ## ## ##', '470 1'],
    ['470', 'P## ## ## ##', '470'],
    ['4701234567', 'P## ## ## ##', '470 12 34 567'],
    ['0470', 'P## ## ## ##', '0470'],
    ['93051822361', '##.##.##-###.##', '93.05.18-223.61'],
    ['', '##.##', ''],
  ])('shows %s with the mask %s as %s', (digits, mask, shown) => {
    expect(maskDigits(digits, mask)).toBe(shown);
  });

  it('never loses, adds or moves a digit', () => {
    const masks = fc.constantFrom('P## ## ## ##', 'P# ## ## ##', '##.##.##-###.##', '#-#');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), masks, (digits, mask) => {
        expect(maskDigits(digits, mask).replace(/\D/g, '')).toBe(digits);
      }),
    );
  });
});
