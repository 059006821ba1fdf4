import { isPlainNumber } from './plainNumber.ts';

/** A decimal number without rounding: `units` divided by ten to the power `places`. */
export interface ExactDecimal {
  readonly units: bigint;
  readonly places: number;
}

export const zero: ExactDecimal = { units: 0n, places: 0 };

/** Reads a plain number (`isPlainNumber`), such as `-12.5`; `undefined` for any other text. */
export function readExact(text: string): ExactDecimal | undefined {
  if (!isPlainNumber(text)) return undefined;
  const [whole = '', decimals = ''] = text.split('.');
  return { units: BigInt(whole + decimals), places: decimals.length };
}

export function plus(one: ExactDecimal, other: ExactDecimal): ExactDecimal {
  const places = Math.max(one.places, other.places);
  return { units: inPlaces(one, places) + inPlaces(other, places), places };
}

export function minus(one: ExactDecimal, other: ExactDecimal): ExactDecimal {
  return plus(one, { ...other, units: -other.units });
}

export function times(one: ExactDecimal, other: ExactDecimal): ExactDecimal {
  return { units: one.units * other.units, places: one.places + other.places };
}

/**
 * Divides, and rounds to a number of decimals, half a unit away from zero. A division by 0 gives 0.
 */
export function dividedBy(dividend: ExactDecimal, divisor: ExactDecimal, decimals: number): ExactDecimal {
  if (divisor.units === 0n) return zero;
  const places = Math.max(dividend.places, divisor.places);
  const [top, bottom] = [inPlaces(dividend, places + decimals), inPlaces(divisor, places)];
  const isNegative = top < 0n !== bottom < 0n;
  const [above, below] = [absolute(top), absolute(bottom)];
  const units = (2n * above + below) / (2n * below);
  return { units: isNegative ? -units : units, places: decimals };
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units;
}

export function isBelow(one: ExactDecimal, other: ExactDecimal): boolean {
  return minus(one, other).units < 0n;
}

/**
 * Writes a plain number. `undefined` where it has more than fifteen digits.
 *
 * @param decimals the most decimals; half a unit is rounded away from zero, as amounts are. Default: all of them.
 */
export function writeExact(number: ExactDecimal, decimals = number.places): string | undefined {
  const { units, places } = rounded(number, decimals);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const rest = digits.slice(digits.length - places).replace(/0+$/, '');
  const text = `${units < 0n ? '-' : ''}${whole}${rest && `.${rest}`}`;
  return isPlainNumber(text) ? text : undefined;
}

function rounded(number: ExactDecimal, decimals: number): ExactDecimal {
  if (number.places <= decimals) return number;
  const unit = 10n ** BigInt(number.places - decimals);
  const half = number.units < 0n ? -unit / 2n : unit / 2n;
  return { units: (number.units + half) / unit, places: decimals };
}

/** Rounds down to a whole number: -1.5 becomes -2. */
export function roundedDown({ units, places }: ExactDecimal): ExactDecimal {
  const one = 10n ** BigInt(places);
  const rest = ((units % one) + one) % one;
  return { units: (units - rest) / one, places: 0 };
}

function inPlaces({ units, places }: ExactDecimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places);
}
