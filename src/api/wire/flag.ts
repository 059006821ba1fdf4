import * as v from 'valibot';

/** A yes or no: `true`, `1`, `"1"`, `"true"`; everything else, absent too, is no. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((wire) => wire === true || wire === 1 || wire === '1' || wire === 'true'),
  ),
  false,
);
