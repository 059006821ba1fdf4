import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';

/**
 * Money that came to the account of a club, as a bank states it. A line is booked while a payment refers to it.
 * Decision: docs/decisions/0297-a-bank-statement-is-read-and-books-what-is-certain.md
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** Hash of what the bank says, so that a file that is read again, or in another format, adds no line twice. */
    lineKey: text().notNull(),
    /** IBAN of the club. */
    account: text().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    amountCents: integer().notNull(),
    /** Name, account and message of the payer; '' where the bank gives none, and after the payer's account was erased. */
    payer: text().notNull(),
    payerIban: text().notNull(),
    message: text().notNull(),
    /** When its file was read: the lines of one file share the moment. */
    readAt: timestamp({ withTimezone: true }).notNull(),
    /** When a manager said that it pays no invoice; null where nobody did. */
    asideAt: timestamp({ withTimezone: true }),
  },
  (line) => [
    unique('bank_lines_are_read_once').on(line.clubNid, line.lineKey),
    index().on(line.clubNid, line.payerIban, line.bookedOn),
    index().on(line.bookedOn),
    check('bank_lines_are_amounts', sql`${line.amountCents} > 0`),
  ],
);
