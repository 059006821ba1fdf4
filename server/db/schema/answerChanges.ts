import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { clubActions } from './clubActions.ts';
import { ofUser } from './people.ts';
import { submissions } from './registration.ts';

/**
 * Answers that a family changed after the registration, for the list of actions of the club. Apart from that list, because an answer
 * ends long before the books do.
 */
export const answerChanges = pgTable(
  'answer_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actionId: integer()
      .notNull()
      .references(() => clubActions.id, { onDelete: 'cascade' }),
    /** The person whose answer it was. */
    uid: ofUser(),
    /** The submission that the answer belongs to, as in `answers`. */
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    qid: integer().notNull(),
    nid: integer().notNull(),
    /** Wording of the question at that moment. */
    wording: text().notNull(),
    /** The earlier answer as text, '' where there was none. null: about health, which is never kept. */
    before: text(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (change) => [index().on(change.actionId), index().on(change.uid), index().on(change.submissionId)],
);
