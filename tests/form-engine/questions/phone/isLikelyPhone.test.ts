import { describe, expect, it } from 'vitest';
import { isLikelyPhone } from '#form-engine/src/questions/phone/isLikelyPhone.ts';

describe('isLikelyPhone', () => {
  it.each([
    ['+32 470123456', true],
    ['+32 92334455', true],
    ['+31 612345678', true],
    ['+352 621123456', true],
    ['+32 1234567', false],
    ['+32 123456789', false],
    ['+31 6', false],
    ['+999 123456', false],
  ])('says for %s: %s', (stored, expected) => {
    expect(isLikelyPhone(stored)).toBe(expected);
  });
});
