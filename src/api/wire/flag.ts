import * as v from 'valibot';

/** A boolean: `true`, `1`, `"1"` and `"true"` are true. Everything else is false, and so is an absent value. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((wire) => wire === true || wire === 1 || wire === '1' || wire === 'true'),
  ),
  false,
);
