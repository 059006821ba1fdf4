/**
 * Conceals a national number for the review as `••.••.••-•••.61`. The birthdate is in the review already, so only two
 * digits are shown: enough to recognise the number. Anything but eleven digits becomes dots only.
 */
export function concealNationalNumber(value: string): string {
  if (value === '') return '';
  return /^\d{11}$/.test(value) ? `••.••.••-•••.${value.slice(9)}` : '•••';
}
