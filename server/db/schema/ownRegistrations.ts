import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { clubImports } from './clubImports.ts';
import { creditNotes } from './creditNotes.ts';
import { courseSessions, courses } from './offer.ts';
import { registrations } from './orders.ts';
import { ofUser } from './people.ts';

/** Registrations that a member or the club stopped, or that a member changed or asked the club to stop. A later registration by the same row starts anew. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /**
     * `now`: stopped at once. `ask`: the club decides. `change`: the person moved to another tariff. `club`: a manager
     * cancelled it.
     */
    how: text({ enum: ['now', 'ask', 'change', 'club'] }).notNull(),
    /** For a change: the registration that came instead. */
    changedToId: integer().references(() => registrations.id, { onDelete: 'set null' }),
    /** In the words of the member, or of the manager for `club`; '' where none was given. */
    reason: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    creditNoteId: integer().references(() => creditNotes.id, { onDelete: 'set null' }),
  },
  (cancellation) => [
    index().on(cancellation.registrationId),
    index().on(cancellation.changedToId),
    index().on(cancellation.creditNoteId),
  ],
);

/** Lessons that the family reported an absence for. The teacher's sheet stays apart, and the teacher decides. */
export const absences = pgTable(
  'absences',
  {
    sessionNid: integer()
      .notNull()
      .references(() => courseSessions.nid, { onDelete: 'cascade' }),
    uid: ofUser(),
    reportedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (absence) => [primaryKey({ columns: [absence.sessionNid, absence.uid] }), index().on(absence.uid)],
);

/** Secret addresses by which calendar programs follow the sessions of a family, one for each program that its owner sets up. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** So that a reader of the database can't follow a family. */
    tokenHash: text().primaryKey(),
    /** The account that made the address. */
    uid: ofUser(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (feed) => [index().on(feed.uid)],
);

/** Outbox of mails about lessons that a club cancelled, moved or gave another teacher: one row per person and lesson. */
export const lessonChanges = pgTable(
  'lesson_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: ofUser(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    oldStart: timestamp({ withTimezone: true }).notNull(),
    oldPlace: text().notNull(),
    /** The lesson as calendar programs know it, which may be gone; null for a change of an earlier version. */
    oldNid: integer(),
    oldEnd: timestamp({ withTimezone: true }),
    oldRevision: integer(),
    /** The lesson as it is now: another one where a new lesson replaces it; null: cancelled. */
    newNid: integer(),
    /** null: the lesson is cancelled. */
    newStart: timestamp({ withTimezone: true }),
    newPlace: text(),
    /** Teachers before and now, in place of those of the course; null: those of the course. */
    oldTeachers: jsonb().$type<string[]>(),
    newTeachers: jsonb().$type<string[]>(),
    /** Why, in words for the family; '' where nobody said. */
    reason: text().notNull().default(''),
    /** The import that changed the lesson. Its mails wait a while, so that it can be taken back. */
    importId: integer().references(() => clubImports.id, { onDelete: 'set null' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    mailedAt: timestamp({ withTimezone: true }),
  },
  (change) => [index().on(change.uid), index().on(change.mailedAt), index().on(change.importId)],
);

/** Outbox of mails that tell who is enrolled that they may register first for a course. Nobody is invited twice for one course. */
export const priorityInvites = pgTable(
  'priority_invites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: ofUser(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    /** The import that published the course. Its mails wait a while, so that it can be taken back. */
    importId: integer().references(() => clubImports.id, { onDelete: 'set null' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    mailedAt: timestamp({ withTimezone: true }),
  },
  (invite) => [
    unique().on(invite.uid, invite.courseNid),
    index().on(invite.courseNid),
    index().on(invite.importId),
    index().on(invite.mailedAt),
  ],
);
