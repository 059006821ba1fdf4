/**
 * Whether the text is a number of the Belgian Crossroads Bank for Enterprises: ten digits, the first 0 or 1. The last two are
 * 97 minus the remainder by 97 of the eight before them.
 */
export function isEnterpriseNumber(digits: string): boolean {
  if (!/^[01]\d{9}$/.test(digits)) return false;
  return Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97);
}

/** Formats an enterprise number as on paper: `0409524003` becomes `0409.524.003`. */
export function formatEnterpriseNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3');
}
