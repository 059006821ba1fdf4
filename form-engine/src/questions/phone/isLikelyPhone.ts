import { isValidPhoneNumber } from 'libphonenumber-js/min';

/** Does the numbering plan of its country have such a number? Heavy (all numbering plans), so loaded only when asked. */
export function isLikelyPhone(stored: string): boolean {
  return isValidPhoneNumber(stored);
}
