/**
 * For the review: `••.••.••-•••.61`. The birthdate stands elsewhere in it, so two digits are what one can recognise the
 * number by without giving it away. Anything but eleven digits shows as dots alone.
 */
export function concealNationalNumber(value: string): string {
  if (value === '') return '';
  return /^\d{11}$/.test(value) ? `••.••.••-•••.${value.slice(9)}` : '•••';
}
