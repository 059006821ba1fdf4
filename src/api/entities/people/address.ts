import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

const maybeText = v.fallback(v.optional(text), undefined);

const countryCode = v.pipe(text, v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/));
export const parseCountries = readerOf(readableOf(countryCode));

const place = v.object({ postal: text, city: text });
/** A postcode of a country with one of its cities. */
export type Place = v.InferOutput<typeof place>;
export const parsePlaces = readerOf(readableOf(place));

const suggestion = v.pipe(
  v.object({
    street: maybeText,
    streetNumber: maybeText,
    bus: maybeText,
    postal: maybeText,
    city: maybeText,
  }),
  v.transform((parts) => {
    const known = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
    return Object.fromEntries(known) as { readonly [Part in keyof typeof parts]?: string }; // its own keys
  }),
);

/** `null` means that the server has no data about the address. */
const result = v.union([
  v.pipe(
    v.null(),
    v.transform(() => 'unknown' as const),
  ),
  flag,
]);

const verdict = v.pipe(
  v.object({ result, suggestion: v.fallback(v.optional(suggestion), undefined) }),
  v.transform(({ result: valid, suggestion: known }) => ({
    valid,
    ...(known && Object.keys(known).length > 0 && { suggestion: known }),
  })),
);

/** Parses the whole answer of validate_address: the suggestion stands beside `result`. */
export const parseAddressVerdict = readerOf(verdict);
