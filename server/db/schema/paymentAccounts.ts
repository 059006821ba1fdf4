import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';

/**
 * Accounts of clubs at Mollie. A payment names the account that it was paid to, so an account that ended stays until no payment
 * needs it for a refund or a chargeback.
 * Decision: docs/decisions/0296-each-club-is-paid-on-its-own-account.md
 */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** Id of the profile at Mollie. A new key of the same profile replaces the key, because Mollie ends the former one. */
    profile: text().notNull(),
    /** Name of the profile, for the managers. */
    name: text().notNull(),
    /** Whether the key is one of Mollie's test mode, which moves no money. */
    isTest: boolean().notNull(),
    /** The key, encrypted with the key of the operator (`server/sealing.ts`). It is in no answer, export or log. */
    sealedKey: text().notNull(),
    /** The last four characters of the key. */
    keyEnd: text().notNull(),
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** When the club changed to another account, or removed this one; null for the account of new payments. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (account) => [
    unique().on(account.clubNid, account.profile, account.isTest),
    uniqueIndex('payment_accounts_one_is_current').on(account.clubNid).where(sql`${account.endedAt} is null`),
  ],
);
