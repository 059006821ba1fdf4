import { createPipe } from 'imask';

/** `#` is a digit, `P` one that isn't 0; anything else stands between the groups. */
const definitions = { P: /[1-9]/, '#': /\d/ };

/**
 * Digits in the groups of a mask. Not one is ever lost or changed: what doesn't fit stands behind the mask, or the whole
 * comes back as it was.
 */
export function maskDigits(digits: string, mask: string): string {
  // No more than a mask can hold: imask takes its time with each character.
  const shown = createPipe({ mask, definitions })(digits.slice(0, mask.length));
  const placed = shown.replace(/\D/g, '');
  return digits.startsWith(placed) ? shown + digits.slice(placed.length) : digits;
}
