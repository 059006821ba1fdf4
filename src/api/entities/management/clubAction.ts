import * as v from 'valibot';
import { clubAction } from '../../generated/management/clubAction.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** Something that a manager did for a club, or a change of answers by a family. */
export type ClubAction = v.InferOutput<typeof clubAction>;

/** Reads a page: the actions stand in `result`, and the number of all beside it. */
export const parseClubActions = readerOf(
  v.pipe(
    v.object({ result: readableOf(clubAction), count: integer }),
    v.transform(({ result, count }) => ({ actions: result, count })),
  ),
);
