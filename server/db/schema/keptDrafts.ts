import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { ofUser, users } from './people.ts';

/** Drafts of forms that follow their account from device to device. */
export const keptDrafts = pgTable(
  'kept_drafts',
  {
    /** The account that fills in the form. */
    account: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    uid: ofUser(),
    clubNid: ofClub(),
    /** The tariffs or the form, in the format of the wire. */
    about: text().notNull(),
    /** JSON that the server never reads; null for a draft that was sent or discarded. */
    answers: text(),
    /** When the person made the change; a device without connection sends it later. */
    editedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (draft) => [
    primaryKey({ columns: [draft.account, draft.uid, draft.clubNid, draft.about] }),
    index().on(draft.uid),
    index().on(draft.editedAt),
  ],
);
