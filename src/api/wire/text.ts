import * as v from 'valibot';

/** Text, or a number where another backend sends one. */
export const text = v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]);

/** Text that may be missing: absent and null read as ''. */
export const optionalText = v.nullish(text, '');
