import * as v from 'valibot';
import { clubPreferences } from '../../generated/people/clubPreferences.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

const readPreferences = v.pipe(
  clubPreferences,
  v.transform(({ entries, ...wire }) => ({
    ...wire,
    entries: entries.map(({ email, status, communicationStatus }) => ({
      email,
      newsletter: status === 'subscribed',
      messages: communicationStatus === 'subscribed',
    })),
  })),
);

/** The preferences of a person for mail of one club, by address. */
export type ClubPreferences = v.InferOutput<typeof readPreferences>;
export type AddressPreferences = ClubPreferences['entries'][number];

export const parsePreferences = readerOf(readableOf(readPreferences));
