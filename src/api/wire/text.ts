import * as v from 'valibot';

/** Text. A number becomes text too, because another backend may send one. */
export const text = v.pipe(
  v.custom<string | number>((wire) => typeof wire === 'string' || Number.isFinite(wire)),
  v.transform(String),
);

/** Text that may be missing: absent and null read as ''. */
export const optionalText = v.nullish(text, '');

/** `#0f4c81` */
export const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
