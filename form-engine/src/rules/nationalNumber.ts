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

/** Whether the number is a bis number, for a person who isn't in the register: 20 or 40 is added to its month. */
export function isBisNumber(digits: string): boolean {
  return /^\d\d(?:2[1-9]|3[0-2]|4[1-9]|5[0-2])\d{7}$/.test(digits);
}

/**
 * Reduces a register number in any format to its digits: `93.05.18-223.61` gives `93051822361`. Other text is returned
 * as it is.
 */
export function readNationalNumber(text: string): string {
  const digits = plainDigits(text).replace(/[\s.\-\u2010\u2011/]/g, '');
  return /^\d+$/.test(digits) ? digits : text;
}
