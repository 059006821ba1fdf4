import { storedPhonePattern } from './phone.ts';
import { plainDigits } from './plainDigits.ts';

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

const STORED = new RegExp(storedPhonePattern);
const DEFAULT_DIAL_CODE = '32';
/** Dial codes whose numbers keep a leading 0 when dialled from abroad: Italy and its neighbours, Ivory Coast, … */
const KEEPS_ZERO = new Set(['39', '225', '226', '229', '241', '242', '378', '379', '992']);

/** A phone number in two parts. */
export interface PhoneParts {
  /** Digits of the dial code, without `+`. */
  readonly dialCode: string;
  /** Digits after the dial code; `''` for none. */
  readonly national: string;
  /** Whether the text itself contained the dial code. */
  readonly international: boolean;
}

/**
 * Converts older formats of a phone number to the stored form: `0470 12 34 56`, `0032 470…`, `+32 (0)470…` and
 * `+32470123456` all give `+32 470123456`. A number without a dial code is Belgian when it starts with 0. Text that
 * can't be read as digits is returned as it is, so that no typed character is lost.
 */
export function readPhone(text: string): string {
  if (STORED.test(text)) return text;
  const parts = readPhoneParts(text, DEFAULT_DIAL_CODE);
  if (!parts?.national) return text;
  return parts.international || compactPhone(text).startsWith('0') ? storedPhone(parts) : text;
}

/**
 * Reads a number with a chosen dial code. A dial code in the text takes precedence over the chosen one. One leading 0
 * of the national part is dropped, except where the country keeps it.
 * @returns `undefined` where the text holds other characters than digits and usual separators.
 */
export function readPhoneParts(text: string, chosenDialCode: string): PhoneParts | undefined {
  const compact = compactPhone(text);
  const digits = /^(?:\+|00)(\d*)$/.exec(compact)?.[1];
  const international = digits !== undefined;
  const split = international ? splitDialCode(digits) : { dialCode: chosenDialCode, national: compact };
  if (!split || !/^\d*$/.test(split.national)) return undefined;
  const { dialCode, national } = split;
  // Leaves two or more zeros alone. Reading the result again would otherwise drop another zero each time.
  const dropped = keepsZero(dialCode) ? national : national.replace(/^0(?!0)/, '');
  return { dialCode, national: dropped, international };
}

/** Writes the stored form, `+32 470123456` (Specification 3). */
export function storedPhone({ dialCode, national }: Pick<PhoneParts, 'dialCode' | 'national'>): string {
  return `+${dialCode} ${national}`;
}

/** Blanks, dots, hyphens, dashes, brackets and slashes. Also direction marks, which a copied contact may contain. */
const SEPARATORS = /[\s.\-\u2010-\u2015\u2212()[\]/\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Removes separators and a `tel:` prefix, and converts the digits to plain ones. */
export function compactPhone(text: string): string {
  return plainDigits(text).replace(SEPARATORS, '').replace(/^tel:/i, '');
}

/** Whether numbers with this dial code keep a leading 0 when dialled from abroad. */
export function keepsZero(dialCode: string): boolean {
  return KEEPS_ZERO.has(dialCode);
}
