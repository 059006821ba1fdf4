import * as v from 'valibot';
import { privacy } from '../../generated/club/privacy.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The facts of a privacy page. */
export type Privacy = v.InferOutput<typeof privacy>;
export const parsePrivacy = readerOf(privacy);

/** The number of answers that a withdrawn consent deleted. */
export const parseWithdrawn = readerOf(
  v.pipe(
    v.object({ deleted: integer }),
    v.transform(({ deleted }) => deleted),
  ),
);
