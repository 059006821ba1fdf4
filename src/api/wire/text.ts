import * as v from 'valibot';

/** Text. A number becomes text too, because another backend may send one. */
export const text = v.pipe(
  v.custom<string | number>((wire) => typeof wire === 'string' || Number.isFinite(wire)),
  v.transform(String),
);

/** Text that may be missing: absent and null read as ''. */
export const optionalText = v.nullish(text, '');

/** `YYYY-MM-DD` */
export const isoDay = v.pipe(v.string(), v.isoDate());

/** `#0f4c81` */
export const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

/** `14:30` */
export const clock = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

/** An address that a browser opens safely, as a link in a message. */
export const httpsUrl = v.pipe(
  v.string(),
  v.check((url) => URL.parse(url)?.protocol === 'https:'),
);

/** An address of a website. */
export const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//i));
