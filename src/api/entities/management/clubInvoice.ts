import * as v from 'valibot';
import { bookedTransfer } from '../../generated/management/bookedTransfer.ts';
import { clubInvoice } from '../../generated/management/clubInvoice.ts';
import { owedToClub } from '../../generated/management/owedToClub.ts';
import { listOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

/** An invoice as the managers of its club see it. */
export type ClubInvoice = v.InferOutput<typeof clubInvoice>;
export type ClubPayment = ClubInvoice['payments'][number];
export type ClubEntry = ClubInvoice['entries'][number];

/** Reads a page: the invoices stand in `result`, and the number of all matches beside it. */
export const parseClubInvoices = readerOf(
  v.pipe(
    v.object({
      result: listOf(clubInvoice),
      count: integer,
      owed: v.fallback(v.nullable(owedToClub), null),
    }),
    v.transform(({ result, ...page }) => ({ invoices: result, ...page })),
  ),
);

export const parseBookedTransfer = readerOf(bookedTransfer);

/** Whom a reminder was mailed to, and about how many invoices. */
export const parseReminded = readerOf(v.object({ to: text, invoices: integer }));
