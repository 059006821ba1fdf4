import * as v from 'valibot';

/** `YYYY-MM-DD` */
export const isoDay = v.pipe(v.string(), v.isoDate());

/** `14:30` */
export const clock = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

/** An address that a browser opens safely, as a link in a message. */
export const httpsUrl = v.pipe(
  v.string(),
  v.check((url) => URL.parse(url)?.protocol === 'https:'),
);

/** An address of a website. */
export const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//i));
