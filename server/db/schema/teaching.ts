import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clubImports } from './clubImports.ts';
import { courseSessions, courses } from './offer.ts';
import { ofUser, users } from './people.ts';

/** Accounts that may see the participants of a course. The names that a club shows are in `courses.teachers`. */
export const courseTeachers = pgTable(
  'course_teachers',
  {
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    uid: ofUser(),
    /** They teach the lessons from then on; null: all lessons, because nobody taught the course before. */
    givenAt: timestamp({ withTimezone: true }),
  },
  (link) => [primaryKey({ columns: [link.courseNid, link.uid] }), index().on(link.uid)],
);

/**
 * Former teachers of a course, for the hours of the lessons in their time. Such a row gives no rights.
 * Decision: docs/decisions/0317-hours-stay-when-a-course-goes-to-somebody-else.md
 */
export const taughtCourses = pgTable(
  'taught_courses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    uid: ofUser(),
    /** As in `course_teachers`. */
    givenAt: timestamp({ withTimezone: true }),
    /** The lessons that begin from then on are not theirs. */
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (taught) => [index().on(taught.courseNid), index().on(taught.uid), index().on(taught.takenAt)],
);

/**
 * Who teaches one lesson in place of somebody. Such an account sees the participants of that lesson alone, until the day after it.
 * Families read the names in `course_sessions.teachers`.
 */
export const lessonSubstitutes = pgTable(
  'lesson_substitutes',
  {
    sessionNid: integer()
      .primaryKey()
      .references(() => courseSessions.nid, { onDelete: 'cascade' }),
    uid: ofUser(),
    /** Whom the substitute replaces; null: everybody who teaches the course. */
    replacesUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** The names of the lesson before, so that taking it back restores them; null: those of the course. */
    shownBefore: jsonb().$type<string[]>(),
  },
  (substitute) => [index().on(substitute.uid), index().on(substitute.replacesUid)],
);

/**
 * Lessons that their teacher or a manager cancelled, so that the lists of lessons say so. The lesson itself is gone. A row goes with the
 * cancellation that is taken back, and the day after the lesson.
 * Decision: docs/decisions/0331-a-cancelled-lesson-stays-in-the-list.md
 */
export const cancelledLessons = pgTable(
  'cancelled_lessons',
  {
    /** The number that the lesson had. */
    nid: integer().primaryKey(),
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    place: text().notNull(),
    reason: text().notNull(),
    /** The publication that cancelled it; null once that can't be taken back any more. */
    importId: integer().references(() => clubImports.id, { onDelete: 'set null' }),
  },
  (lesson) => [index().on(lesson.courseNid), index().on(lesson.startsAt), index().on(lesson.importId)],
);

/** Attendance sheets, one for each session for which a teacher has saved attendance. */
export const attendanceSheets = pgTable(
  'attendance_sheets',
  {
    sessionNid: integer()
      .primaryKey()
      .references(() => courseSessions.nid, { onDelete: 'cascade' }),
    /** Number of times it was saved. A save names the version on the screen (optimistic locking). */
    version: integer().notNull(),
    /** null where the account was deleted. */
    savedBy: integer().references(() => users.uid, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (sheet) => [index().on(sheet.savedBy), check('attendance_sheets_were_saved', sql`${sheet.version} >= 0`)],
);

export const attendances = pgTable(
  'attendances',
  {
    sessionNid: integer()
      .notNull()
      .references(() => attendanceSheets.sessionNid, { onDelete: 'cascade' }),
    uid: ofUser(),
    state: text({ enum: ['present', 'absent', 'excused'] }).notNull(),
  },
  (attendance) => [
    primaryKey({ columns: [attendance.sessionNid, attendance.uid] }),
    index().on(attendance.uid),
  ],
);
