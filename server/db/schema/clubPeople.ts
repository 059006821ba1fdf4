import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { ofUser, users } from './people.ts';

/** Notes of a club about a person. No screen of the family shows them; the export of its data has them. */
export const clubNotes = pgTable(
  'club_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    uid: ofUser(),
    text: text().notNull(),
    /** The manager who wrote it; null where the account was erased. */
    byUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (note) => [index().on(note.uid, note.clubNid), index().on(note.byUid), index().on(note.clubNid)],
);

/** Mailed links by which a family claims people whom a club made without a login. A used one is deleted. */
export const recordClaims = pgTable(
  'record_claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** In lower case. */
    mail: text().notNull(),
    /** Hash of the secret in the mailed link. */
    codeHash: text().notNull().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (claim) => [index().on(claim.expiresAt), index().on(claim.clubNid)],
);

/** The people whom a link claims. */
export const recordClaimPeople = pgTable(
  'record_claim_people',
  {
    claimId: integer()
      .notNull()
      .references(() => recordClaims.id, { onDelete: 'cascade' }),
    uid: ofUser(),
  },
  (person) => [primaryKey({ columns: [person.claimId, person.uid] }), index().on(person.uid)],
);

/**
 * Proposals of a club that two records are one person. A side without a login has nobody to ask, and agrees by itself.
 * Decision: docs/decisions/0301-two-records-become-one-when-both-agree.md
 */
export const mergeProposals = pgTable(
  'merge_proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    keptUid: ofUser(),
    goneUid: ofUser(),
    proposedBy: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** Hash of the secret in the mail to each side; null for a side that has agreed. */
    keptCodeHash: text().unique(),
    goneCodeHash: text().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (merge) => [
    index().on(merge.keptUid),
    index().on(merge.goneUid),
    index().on(merge.proposedBy),
    index().on(merge.clubNid),
    index().on(merge.expiresAt),
    check('merge_proposals_are_about_two', sql`${merge.keptUid} <> ${merge.goneUid}`),
  ],
);
