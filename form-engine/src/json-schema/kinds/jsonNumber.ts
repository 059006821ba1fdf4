/** Text of a number in JSON, without exponent: `1e-7` is `0.0000001`. Every digit that the number has is in it. */
export function numberText(number: number): string {
  const [mantissa = '', exponent] = String(number).split('e');
  if (exponent === undefined) return mantissa;
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(mantissa) ?? [];
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  return point <= 0 ? `${sign}0.${'0'.repeat(-point)}${digits}` : `${sign}${digits.padEnd(point, '0')}`;
}

const digitsOnly = /^-?\d{1,400}(?:\.\d{1,400})?$/;

/**
 * Whether a text is exactly a number of JavaScript, in the notation of `numberText`. Every program reads such a text as the
 * same number, also with more than fifteen digits.
 */
export function isNumberText(text: string): boolean {
  return digitsOnly.test(text) && numberText(Number(text)) === text;
}
