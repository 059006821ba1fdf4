import * as v from 'valibot';
import { clubPerson } from '../../generated/desk/clubPerson.ts';
import { clubPersonRow } from '../../generated/desk/clubPersonRow.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** A person in the list of the people of a club. */
export type ClubPersonRow = v.InferOutput<typeof clubPersonRow>;
/** A person with what one club has about them. */
export type ClubPerson = v.InferOutput<typeof clubPerson>;

/** Reads a page: the people stand in `result`, and the count beside it. */
export const parseClubPeople = readerOf(
  v.pipe(
    v.object({ result: readableOf(clubPersonRow), count: integer }),
    v.transform(({ result, count }) => ({ people: result, count })),
  ),
);

export const parseClubPerson = readerOf(clubPerson);
