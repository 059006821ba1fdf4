/** Which fields of a JSON value are listed. */
export type Listed =
  | { readonly keeps: 'everything' }
  | { readonly keeps: 'fields'; readonly fields: Readonly<Record<string, Listed>> }
  | { readonly keeps: 'list' | 'map'; readonly of: Listed };

/** The value as it is. */
const everything: Listed = { keeps: 'everything' };

/** @param names Fields that are kept whole, separated by spaces. @param nested Fields of which a part is listed. */
export function fields(names: string, nested: Readonly<Record<string, Listed>> = {}): Listed {
  const whole = names.split(' ').filter((name) => name !== '');
  return {
    keeps: 'fields',
    fields: { ...Object.fromEntries(whole.map((name) => [name, everything])), ...nested },
  };
}

/** A list of such values. */
export function each(of: Listed): Listed {
  return { keeps: 'list', of };
}

/** An object with any keys and such values. */
export function mapOf(of: Listed): Listed {
  return { keeps: 'map', of };
}

/** `errors` and `user_feedback` belong to every answer. */
const inEveryAnswer: ReadonlySet<string> = new Set(['errors', 'user_feedback']);

/** A copy of a JSON value with the listed fields alone. What isn't of the listed kind stays as it is. */
export function keepListed(value: unknown, listed: Listed): unknown {
  if (listed.keeps === 'everything' || typeof value !== 'object' || value === null) return value;
  if (listed.keeps === 'list')
    return Array.isArray(value) ? value.map((one) => keepListed(one, listed.of)) : value;
  const kept = Object.entries(value).flatMap(([field, one]) => {
    if (!('fields' in listed)) return [[field, keepListed(one, listed.of)]];
    const of = listed.fields[field] ?? (inEveryAnswer.has(field) ? everything : undefined);
    return of === undefined ? [] : [[field, keepListed(one, of)]];
  });
  return Object.fromEntries(kept);
}
