import * as v from 'valibot';
import { centsOf } from '../../../rules/money.ts';

const decimal = v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number));

/** A finite number, or one written as text: `1`, `"1"`, `"12.50"`. */
const number = v.union([v.pipe(v.number(), v.finite()), decimal]);

export const integer = v.pipe(number, v.safeInteger());

/** Euros on the wire, whole cents beyond it. */
export const cents = v.pipe(number, v.transform(centsOf), v.safeInteger());
