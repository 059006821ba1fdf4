import { plainDigits } from './plainDigits.ts';
import { isPlainNumber } from './plainNumber.ts';

/**
 * Reads a typed number. A comma or a point comes before the decimals: `1,5` and `1.5`. Points or blanks between groups
 * of three digits are left out where they can be nothing else: `1.000,5`, `1.000.000`, `1 000`.
 * @returns a plain number (`isPlainNumber`), or `undefined` where the text is no number of at most fifteen digits.
 */
export function readDecimal(text: string): string | undefined {
  const typed = withoutGroups(plainDigits(text.trim())).replace(',', '.');
  const parts = /^([+-]?)0*(\d{0,15})(?:\.(\d{0,30}))?$/.exec(typed);
  if (!parts || !/\d/.test(typed)) return undefined;
  const [sign = '', whole = '', decimals = ''] = parts.slice(1);
  const rest = decimals.replace(/0+$/, '');
  const magnitude = `${whole || '0'}${rest && `.${rest}`}`;
  const plain = sign === '-' && magnitude !== '0' ? `-${magnitude}` : magnitude;
  return isPlainNumber(plain) ? plain : undefined;
}

/** Writes a plain number as it is read in Dutch: `1.5` as `1,5`. Text that is no plain number is returned as it is. */
export function showDecimal(value: string): string {
  return isPlainNumber(value) ? value.replace('.', ',') : value;
}

/**
 * The other number that a typed text may mean. `1.500` is read as one and a half, but many people write a thousand and
 * a half so. `undefined` for a text with one meaning.
 */
export function otherDecimal(text: string): string | undefined {
  const typed = plainDigits(text.trim());
  return /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(typed) ? readDecimal(typed.replace('.', '')) : undefined;
}

function withoutGroups(text: string): string {
  if (/^[+-]?\d{1,3}(?: \d{3}){1,5}(?:[.,]\d{0,30})?$/.test(text)) return text.replaceAll(' ', '');
  const isGrouped =
    /^[+-]?\d{1,3}(?:\.\d{3}){1,5},\d{0,30}$/.test(text) || /^[+-]?\d{1,3}(?:\.\d{3}){2,5}$/.test(text);
  return isGrouped ? text.replaceAll('.', '') : text;
}
