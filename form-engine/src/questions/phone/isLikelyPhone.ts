import { isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * Whether the numbering plan of the number's country allows this number. Lazy-loaded, because all numbering plans are
 * large.
 */
export function isLikelyPhone(stored: string): boolean {
  return isValidPhoneNumber(stored);
}
