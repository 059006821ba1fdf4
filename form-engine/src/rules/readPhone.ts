import { splitDialCode } from './dialCode.ts';
import { storedPhonePattern } from './phone.ts';
import { plainDigits } from './plainDigits.ts';

const STORED = new RegExp(storedPhonePattern);
const DEFAULT_DIAL_CODE = '32';
/** Countries where a number that begins with 0 keeps it when it is dialled from abroad: Italy and its neighbours, Ivory Coast, … */
const KEEPS_ZERO = new Set(['39', '225', '226', '229', '241', '242', '378', '379', '992']);

/** A phone number in two: dial code without `+`, and the digits that are dialled after it; `''` for none. */
export interface PhoneParts {
  readonly dialCode: string;
  readonly national: string;
  /** The dial code stood in the text itself. */
  readonly international: boolean;
}

/**
 * Brings older ways of writing a phone number to the stored form: `0470 12 34 56`, `0032 470…`, `+32 (0)470…` and
 * `+32470123456` all give `+32 470123456`. A number without a dial code is Belgian when it starts with 0.
 * What can't be read as digits comes back as it is, so that no character a person typed is ever lost or changed.
 */
export function readPhone(text: string): string {
  if (STORED.test(text)) return text;
  const parts = readPhoneParts(text, DEFAULT_DIAL_CODE);
  if (!parts?.national) return text;
  return parts.international || compactPhone(text).startsWith('0') ? storedPhone(parts) : text;
}

/**
 * Reads a number that stands beside a chosen dial code. A dial code in the text itself goes before the chosen one, and one
 * leading 0 of the national part is dropped, except where the country keeps it.
 * @returns `undefined` where the text holds anything but digits and what people write between them.
 */
export function readPhoneParts(text: string, chosenDialCode: string): PhoneParts | undefined {
  const compact = compactPhone(text);
  const digits = /^(?:\+|00)(\d*)$/.exec(compact)?.[1];
  const international = digits !== undefined;
  const split = international ? splitDialCode(digits) : { dialCode: chosenDialCode, national: compact };
  if (!split || !/^\d*$/.test(split.national)) return undefined;
  const { dialCode, national } = split;
  // Only a 0 that stands alone: of `000` each reading would take another one, and no two sides would agree.
  const dropped = keepsZero(dialCode) ? national : national.replace(/^0(?!0)/, '');
  return { dialCode, national: dropped, international };
}

/** `+32 470123456` (Specification 3). */
export function storedPhone({ dialCode, national }: Pick<PhoneParts, 'dialCode' | 'national'>): string {
  return `+${dialCode} ${national}`;
}

/** Blanks, dots, hyphens and dashes, brackets and slashes; and marks of direction, which come along from a list of contacts. */
const BETWEEN = /[\s.\-\u2010-\u2015\u2212()[\]/\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Without what people write between digits, or a link before them, and with plain digits. */
export function compactPhone(text: string): string {
  return plainDigits(text).replace(BETWEEN, '').replace(/^tel:/i, '');
}

/** Do numbers of this dial code keep a leading 0 when they are dialled from abroad? */
export function keepsZero(dialCode: string): boolean {
  return KEEPS_ZERO.has(dialCode);
}
