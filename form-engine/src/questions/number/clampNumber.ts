import type { NumberBounds } from './numberBounds.ts';

/** Highest number: fifteen digits, which every program stores exactly. */
const HIGHEST = 999_999_999_999_999;

/**
 * Clamps a typed number to its bounds, rounded down to a whole number: `-1` to 0, `1e9` to the maximum, `1.5` and
 * `1,5` to `1`. `1.000` is a thousand. Text that isn't a number (`NaN`, `veel`) is returned as typed, to be refused.
 */
export function clampNumber(text: string, { min, max = HIGHEST }: NumberBounds): string {
  const number = readNumber(text.trim());
  if (number === undefined) return text;
  return String(Math.min(Math.max(min, Math.floor(number)), max));
}

/** The bound that a typed number exceeds; `undefined` where it exceeds none or isn't a number. */
export function passedBound(text: string, { min, max = HIGHEST }: NumberBounds): 'min' | 'max' | undefined {
  const number = readNumber(text.trim());
  if (number === undefined) return undefined;
  if (number > max) return 'max';
  return number < min ? 'min' : undefined;
}

/** Adds or subtracts one, starting from 0 where there is no number yet. */
export function stepNumber(text: string, by: 1 | -1, bounds: NumberBounds): string {
  return clampNumber(String((readNumber(text.trim()) ?? 0) + by), bounds);
}

function readNumber(text: string): number | undefined {
  if (/^[+-]?\d{1,3}(?:[. ]\d{3})+$/.test(text)) return Number(text.replace(/[. ]/g, ''));
  return /^[+-]?\d+(?:[.,]\d+)?(?:e\d+)?$/i.test(text) ? Number(text.replace(',', '.')) : undefined;
}
