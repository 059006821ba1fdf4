import { readNationalNumber } from '../../rules/nationalNumber.ts';
import { maskDigits } from '../controls/digitMask.ts';

/** `93051822361` as `93.05.18-223.61`, and what there is of it so far; what isn't digits stays as it was typed. */
export function groupNationalNumber(text: string): string {
  const digits = readNationalNumber(text);
  return /^\d+$/.test(digits) ? maskDigits(digits, '##.##.##-###.##') : text;
}
