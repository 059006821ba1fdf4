import { isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * Whether the numbering plan of the number's country allows this number. Lazy-loaded, because all numbering plans are
 * large.
 * Decision: docs/decisions/0018-phones-by-imask-and-libphonenumber.md
 */
export function isLikelyPhone(stored: string): boolean {
  return isValidPhoneNumber(stored);
}
