import type * as v from 'valibot';
import { clubNumbers } from '../../generated/club/clubNumbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** A club at a glance. */
export type ClubNumbers = v.InferOutput<typeof clubNumbers>;

export const parseClubNumbers = readerOf(clubNumbers);
