import { plainDigits } from './plainDigits.ts';
import { isPlainNumber } from './plainNumber.ts';

/** The mark before the decimals of a number, where a language writes it: a comma in Dutch, a point in English. */
export type DecimalMark = ',' | '.';

/**
 * Reads a typed number. A comma or a point comes before the decimals: `1,5` and `1.5`. The other mark or blanks between
 * groups of three digits are left out where they can be nothing else: `1.000,5`, `1.000.000`, `1 000`.
 * @param mark the mark of the language in which the number is typed. With a point, `1,000.5` is read in place of `1.000,5`.
 * @returns a plain number (`isPlainNumber`), or `undefined` where the text is no number of at most fifteen digits.
 */
export function readDecimal(text: string, mark: DecimalMark = ','): string | undefined {
  const typed = withoutGroups(withComma(plainDigits(text.trim()), mark)).replace(',', '.');
  const parts = /^([+-]?)0*(\d{0,15})(?:\.(\d{0,30}))?$/.exec(typed);
  if (!parts || !/\d/.test(typed)) return undefined;
  const [sign = '', whole = '', decimals = ''] = parts.slice(1);
  const rest = decimals.replace(/0+$/, '');
  const magnitude = `${whole || '0'}${rest && `.${rest}`}`;
  const plain = sign === '-' && magnitude !== '0' ? `-${magnitude}` : magnitude;
  return isPlainNumber(plain) ? plain : undefined;
}

/** Writes a number with the mark of a language: `1.5` as `1,5`. Text that is no number with a point is returned as it is. */
export function showDecimal(value: string, mark: DecimalMark = ','): string {
  return /^-?\d+\.\d+$/.test(value) ? value.replace('.', mark) : value;
}

/**
 * The other number that a typed text may mean. `1.500` is read as one and a half, but many people write a thousand and
 * a half so. `undefined` for a text with one meaning.
 */
export function otherDecimal(text: string, mark: DecimalMark = ','): string | undefined {
  const typed = withComma(plainDigits(text.trim()), mark);
  return /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(typed) ? readDecimal(typed.replace('.', '')) : undefined;
}

/** The same number as it is written where a comma comes before the decimals. */
function withComma(text: string, mark: DecimalMark): string {
  return mark === ',' ? text : text.replace(/[.,]/g, (found) => (found === '.' ? ',' : '.'));
}

function withoutGroups(text: string): string {
  if (/^[+-]?\d{1,3}(?: \d{3}){1,5}(?:[.,]\d{0,30})?$/.test(text)) return text.replaceAll(' ', '');
  const isGrouped =
    /^[+-]?\d{1,3}(?:\.\d{3}){1,5},\d{0,30}$/.test(text) || /^[+-]?\d{1,3}(?:\.\d{3}){2,5}$/.test(text);
  return isGrouped ? text.replaceAll('.', '') : text;
}
