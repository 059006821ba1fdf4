import type * as v from 'valibot';
import { clubRoles } from '../../generated/people/clubRoles.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** Who runs a club, and who is invited to. */
export type ClubRoles = v.InferOutput<typeof clubRoles>;

export const parseClubRoles = readerOf(clubRoles);
