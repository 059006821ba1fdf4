import type * as v from 'valibot';
import { clubCancellation } from '../../generated/management/clubCancellation.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The amounts of a cancellation by the club, in cents. */
export type ClubCancellation = v.InferOutput<typeof clubCancellation>;

export const parseClubCancellation = readerOf(clubCancellation);
