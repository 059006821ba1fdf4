import { plainDigits } from './plainDigits.ts';

/**
 * Is this a Belgian national register number? Specification 5.2: `''` is valid; otherwise 11 digits once spaces, dots and
 * dashes are removed, the first six the birthdate as YYMMDD. Its check digits are `hasNationalNumberCheck`.
 * @param birthdateIso `YYYY-MM-DD`; without it the eleven digits are enough.
 */
export function isValidNationalNumber(value: string, birthdateIso?: string): boolean {
  if (value === '') return true;
  const digits = value.replace(/[ .-]/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  return !birthdateIso || digits.startsWith(birthdateDigits(birthdateIso));
}

/** The digits that a register number of somebody born on this day (`YYYY-MM-DD`) begins with: YYMMDD. */
export function birthdateDigits(birthdateIso: string): string {
  return birthdateIso.slice(2).replaceAll('-', '');
}

/**
 * Do the last two of eleven digits fit the nine before them? They are 97 minus the remainder of those nine by 97, with a 2
 * before them for who was born since 2000. A slip of a digit shows here; it only warns.
 * @param birthdateIso `YYYY-MM-DD`, tells the century; without it either will do.
 */
export function hasNationalNumberCheck(digits: string, birthdateIso?: string): boolean {
  const centuries = birthdateIso ? [birthdateIso < '2000' ? '' : '2'] : ['', '2'];
  const [base, check] = [digits.slice(0, 9), Number(digits.slice(9))];
  return centuries.some((century) => 97 - (Number(`${century}${base}`) % 97) === check);
}

/** A bis number stands for somebody who isn't in the register: 20 or 40 is added to its month. */
export function isBisNumber(digits: string): boolean {
  return /^\d\d(?:2[1-9]|3[0-2]|4[1-9]|5[0-2])\d{7}$/.test(digits);
}

/** Eleven digits however they were written: `93.05.18-223.61` gives `93051822361`. Other text comes back as it is. */
export function readNationalNumber(text: string): string {
  const digits = plainDigits(text).replace(/[\s.\-\u2010\u2011/]/g, '');
  return /^\d+$/.test(digits) ? digits : text;
}
