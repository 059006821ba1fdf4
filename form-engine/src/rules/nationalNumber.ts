/**
 * Is this a Belgian national register number? Specification 5.2: `''` is valid; otherwise 11 digits once spaces, dots and
 * dashes are removed, the first six the birthdate as YYMMDD. Its check digits are not asked for.
 * @param birthdateIso `YYYY-MM-DD`; without it the eleven digits are enough.
 */
export function isValidNationalNumber(value: string, birthdateIso?: string): boolean {
  if (value === '') return true;
  const digits = value.replace(/[ .-]/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  return !birthdateIso || digits.startsWith(birthdateIso.slice(2).replaceAll('-', ''));
}
