const each_ = Symbol('each');
const map_ = Symbol('map');

/** Which fields of a value are listed. */
export type Listed =
  | typeof everything
  | { readonly [field: string]: Listed }
  | { readonly [each_]: Listed }
  | { readonly [map_]: Listed };

/** The value as it is. */
export const everything = Symbol('everything');

/** A list of such values. */
export function each(of: Listed): Listed {
  return { [each_]: of };
}

/** An object with any keys and such values. */
export function mapOf(of: Listed): Listed {
  return { [map_]: of };
}

/** A copy of a JSON value with the listed fields alone. `errors` and `user_feedback` belong to every answer. */
export function keepListed(value: unknown, listed: Listed): unknown {
  if (listed === everything || typeof value !== 'object' || value === null) return value;
  if (each_ in listed) return Array.isArray(value) ? value.map((one) => keepListed(one, listed[each_])) : value;
  const entries = Object.entries(value);
  if (map_ in listed) return Object.fromEntries(entries.map(([key, one]) => [key, keepListed(one, listed[map_])]));
  const kept = entries.flatMap(([field, one]) => {
    const of = fieldOf(listed, field);
    return of === undefined ? [] : [[field, keepListed(one, of)]];
  });
  return Object.fromEntries(kept);
}

const inEveryAnswer: ReadonlySet<string> = new Set(['errors', 'user_feedback']);

function fieldOf(listed: { readonly [field: string]: Listed }, field: string): Listed | undefined {
  if (Object.hasOwn(listed, field)) return listed[field];
  return inEveryAnswer.has(field) ? everything : undefined;
}
