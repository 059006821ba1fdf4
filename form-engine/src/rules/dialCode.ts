const ONE_DIGIT = /^[17]/;
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Splits the digits of an international number (no `+`) into dial code and national number: `32470123456` gives `32`
 * and `470123456`. Country codes are prefix-free. Zones 1 and 7 have one digit, the codes listed by ITU-T E.164 have
 * two, all others three. Returns `undefined` where the digits don't contain a whole dial code.
 */
export function splitDialCode(digits: string): { dialCode: string; national: string } | undefined {
  const length = ONE_DIGIT.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3;
  if (digits.length < length || digits.startsWith('0')) return undefined;
  return { dialCode: digits.slice(0, length), national: digits.slice(length) };
}
