import * as v from 'valibot';
import { clubLegal } from '../../generated/club/clubLegal.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The legal person of a club; undefined where the club gave none. */
export const parseClubLegal = readerOf(v.fallback(v.optional(clubLegal), undefined));
