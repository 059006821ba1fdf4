import { plainDigits } from './plainDigits.ts';

/**
 * Whether the value is a Belgian national register number (Specification 5.2). `''` is valid. Otherwise it has 11
 * digits, without counting spaces, dots and dashes, and starts with the birthdate as YYMMDD. `hasNationalNumberCheck`
 * checks the check digits.
 * @param birthdateIso `YYYY-MM-DD`. Without it any eleven digits are valid.
 */
export function isValidNationalNumber(value: string, birthdateIso?: string): boolean {
  if (value === '') return true;
  const digits = value.replace(/[ .-]/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  return !birthdateIso || digits.startsWith(birthdateDigits(birthdateIso));
}

/** The first six digits of a register number: the birthdate (`YYYY-MM-DD`) as YYMMDD. */
export function birthdateDigits(birthdateIso: string): string {
  return birthdateIso.slice(2).replaceAll('-', '');
}

/**
 * Whether the last two digits fit the first nine. They are 97 minus the remainder of the nine digits divided by 97.
 * For people born since 2000, a 2 is put before the nine digits. A wrong digit only gives a warning.
 * @param birthdateIso `YYYY-MM-DD`, for the century. Without it either century is accepted.
 */
export function hasNationalNumberCheck(digits: string, birthdateIso?: string): boolean {
  const centuries = birthdateIso ? [birthdateIso < '2000' ? '' : '2'] : ['', '2'];
  const [base, check] = [digits.slice(0, 9), Number(digits.slice(9))];
  return centuries.some((century) => 97 - (Number(`${century}${base}`) % 97) === check);
}

/**
 * Whether the number is a bis number, for a person who isn't in the register: 20 (sex unknown) or 40 is added to its month, which is
 * 00 where the birthdate is unknown.
 */
export function isBisNumber(digits: string): boolean {
  return /^\d\d(?:2\d|3[0-2]|4\d|5[0-2])\d{7}$/.test(digits);
}

/** Whether the number says that the birthdate isn't known: its month or day is 00. */
export function hasUnknownBirthdate(digits: string): boolean {
  return /^\d\d(?:[024]0\d{7}|\d\d00\d{5})$/.test(digits);
}

/**
 * Whether eleven digits are a register or bis number of a person, with check digits that fit. The question kind is stricter about the
 * birthdate, because Specification 5.2 says so, and only warns of check digits.
 * @param birthdateIso `YYYY-MM-DD`. Where month or day of the number are 00, only the rest is compared.
 */
export function isNationalNumberOf(digits: string, birthdateIso: string): boolean {
  if (!/^\d{11}$/.test(digits) || !hasNationalNumberCheck(digits, birthdateIso)) return false;
  const [year, month, day] = [digits.slice(0, 2), Number(digits.slice(2, 4)), digits.slice(4, 6)];
  const plainMonth = isBisNumber(digits) ? month % 20 : month;
  const born = birthdateDigits(birthdateIso);
  if (year !== born.slice(0, 2)) return false;
  if (plainMonth === 0) return true;
  return plainMonth === Number(born.slice(2, 4)) && (day === '00' || day === born.slice(4, 6));
}

/**
 * Reduces a register number in any format to its digits: `93.05.18-223.61` gives `93051822361`. Other text is returned
 * as it is.
 */
export function readNationalNumber(text: string): string {
  const digits = plainDigits(text).replace(/[\s.\-\u2010\u2011/]/g, '');
  return /^\d+$/.test(digits) ? digits : text;
}
