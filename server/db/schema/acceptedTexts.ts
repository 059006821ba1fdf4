import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { users } from './people.ts';
import { submissions } from './registration.ts';

/** Which wording of a text somebody agreed to, and when. */
export const acceptedTexts = pgTable(
  'accepted_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The person whom the agreement is about; null for a visitor. */
    uid: integer().references(() => users.uid, { onDelete: 'cascade' }),
    clubNid: ofClub(),
    /** `conditions`: the club's conditions. `privacy`: its privacy page. `health`: the consent to keep answers about health. */
    kind: text({ enum: ['conditions', 'privacy', 'health'] }).notNull(),
    /** Hash of the wording. */
    version: text().notNull(),
    acceptedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a consent was withdrawn; null while it holds. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** The form that it was sent with. A visitor's agreement is deleted with that form. */
    submissionId: integer().references(() => submissions.id, { onDelete: 'set null' }),
  },
  (accepted) => [index().on(accepted.uid), index().on(accepted.submissionId)],
);
