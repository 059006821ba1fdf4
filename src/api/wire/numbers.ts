import * as v from 'valibot';
import { centsOf } from '#rules/money.ts';

/**
 * A finite number, or one written as text: `1`, `"1"`, `"12.50"`. One check is faster than a union: lists have tens of
 * thousands of these.
 */
const number = v.pipe(
  v.custom<number | string>((wire) =>
    typeof wire === 'string' ? /^\s*-?\d+(\.\d+)?\s*$/.test(wire) : Number.isFinite(wire),
  ),
  v.transform(Number),
);

export const integer = v.pipe(number, v.safeInteger());

/** Converts euros on the wire to whole cents. */
export const cents = v.pipe(number, v.transform(centsOf), v.safeInteger());
