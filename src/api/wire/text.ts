import * as v from 'valibot';

/** Text, or a number where another backend sends one. */
export const text = v.pipe(
  v.custom<string | number>((wire) => typeof wire === 'string' || Number.isFinite(wire)),
  v.transform(String),
);

/** Text that may be missing: absent and null read as ''. */
export const optionalText = v.nullish(text, '');
