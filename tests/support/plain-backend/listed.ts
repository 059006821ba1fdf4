/** Says which fields of a JSON value to keep. */
export type Listed =
  | { readonly keeps: 'everything' }
  | { readonly keeps: 'fields'; readonly fields: Readonly<Record<string, Listed>> }
  | { readonly keeps: 'list' | 'map'; readonly of: Listed };

/** Keeps the value unchanged. */
const everything: Listed = { keeps: 'everything' };

/** @param names Fields to keep whole, separated by spaces. @param nested Fields to keep in part. */
export function fields(names: string, nested: Readonly<Record<string, Listed>> = {}): Listed {
  const whole = names.split(' ').filter((name) => name !== '');
  return {
    keeps: 'fields',
    fields: { ...Object.fromEntries(whole.map((name) => [name, everything])), ...nested },
  };
}

/** A list whose items have this shape. */
export function each(of: Listed): Listed {
  return { keeps: 'list', of };
}

/** An object with any keys, whose values have this shape. */
export function mapOf(of: Listed): Listed {
  return { keeps: 'map', of };
}

/** These fields belong to every answer. */
const inEveryAnswer: ReadonlySet<string> = new Set(['errors', 'user_feedback']);

/** Copies a JSON value with only the listed fields. A value of another shape is copied unchanged. */
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
