import * as v from 'valibot';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const vatPercentage = v.picklist([0, 6, 12, 21]);

export const clubLegal = v.fallback(
  v.optional(
    v.object({
      name: text,
      form: text,
      seat: text,
      enterpriseNumber: text,
      court: v.fallback(optionalText, ''),
      vatNote: v.fallback(optionalText, ''),
      email: v.fallback(optionalText, ''),
      vat: v.exactOptional(v.object({ lessons: vatPercentage, goods: vatPercentage })),
    }),
  ),
  undefined,
);

/** The legal person of a club; undefined where the club gave none. */
export const parseClubLegal = readerOf(clubLegal);
