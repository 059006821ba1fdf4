import { readNationalNumber } from '../../rules/nationalNumber.ts';
import { maskDigits } from '../controls/digitMask.ts';

/**
 * Writes `93051822361` as `93.05.18-223.61`, also while it is incomplete. Text with other characters is returned as it
 * is.
 */
export function groupNationalNumber(text: string): string {
  const digits = readNationalNumber(text);
  return /^\d+$/.test(digits) ? maskDigits(digits, '##.##.##-###.##') : text;
}
