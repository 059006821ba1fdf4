import * as v from 'valibot';
import { bankLine } from '../../generated/money/bankLine.ts';
import { bankLineCounts } from '../../generated/money/bankLineCounts.ts';
import { readBankFile } from '../../generated/money/readBankFile.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** What was read from a file of the bank. */
export const parseReadBankFile = readerOf(readBankFile);

/** Money that came to the account of a club, and what it may pay. */
export type BankLine = v.InferOutput<typeof bankLine>;
export type BankLineCounts = v.InferOutput<typeof bankLineCounts>;

/** Reads a page: the lines stand in `result`, and the counts of all lists beside it. */
export const parseBankLines = readerOf(
  v.pipe(
    v.object({ result: readableOf(bankLine), counts: bankLineCounts }),
    v.transform(({ result, counts }) => ({ lines: result, counts })),
  ),
);

/** How many transfers were booked, how many changed meanwhile, and how many wait for the next call. */
export const parseBookedLines = readerOf(
  v.object({ booked: integer, changed: v.optional(integer, 0), left: integer }),
);
