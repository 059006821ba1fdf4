import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { courses } from './offer.ts';
import { users } from './people.ts';
import { forms } from './registration.ts';

/** The form that a row is about: the questions of a course, a form outside courses, or without both what the club asks everybody. */
const ofBuiltForm = () => ({
  clubNid: ofClub(),
  courseNid: integer().references(() => courses.nid, { onDelete: 'cascade' }),
  formNid: integer().references(() => forms.nid, { onDelete: 'cascade' }),
});

/** Forms and offers that a manager is building and has not saved for everybody. Each manager has a draft of their own. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofBuiltForm(),
    /** A draft of the offer is of the whole club: it has no course and no form. */
    of: text({ enum: ['form', 'offer'] })
      .notNull()
      .default('form'),
    /** The manager. */
    account: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** JSON that the server never reads. */
    draft: text().notNull(),
    /** Counts the changes: a window that doesn't know the latest one may not overwrite it. */
    revision: integer().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (draft) => [
    unique('form_drafts_one')
      .on(draft.account, draft.clubNid, draft.of, draft.courseNid, draft.formNid)
      .nullsNotDistinct(),
    index().on(draft.clubNid),
    index().on(draft.courseNid),
    index().on(draft.formNid),
    index().on(draft.savedAt),
  ],
);

/** Forms as they were saved in the browser, and as they were before the first time. They can be restored. */
export const formVersions = pgTable(
  'form_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofBuiltForm(),
    /** Hash of the sections, by which an opened form is recognised. */
    version: text().notNull(),
    /** The sections as the builder has them. */
    sections: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** The manager who saved it. null: the account was erased, or it was there before the first time that somebody saved. */
    madeBy: integer().references(() => users.uid, { onDelete: 'set null' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (version) => [
    index().on(version.clubNid, version.courseNid, version.formNid, version.id),
    index().on(version.courseNid),
    index().on(version.formNid),
    index().on(version.madeBy),
  ],
);
