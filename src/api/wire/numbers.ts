import * as v from 'valibot';
import { centsOf } from '#rules/money.ts';

/** A finite number, or one written as text: `1`, `"1"`, `"12.50"`. One check instead of a union: lists hold ten thousands. */
const number = v.pipe(
  v.custom<number | string>((wire) =>
    typeof wire === 'string' ? /^\s*-?\d+(\.\d+)?\s*$/.test(wire) : Number.isFinite(wire),
  ),
  v.transform(Number),
);

export const integer = v.pipe(number, v.safeInteger());

/** Euros on the wire, whole cents beyond it. */
export const cents = v.pipe(number, v.transform(centsOf), v.safeInteger());
