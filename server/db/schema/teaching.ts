import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { courseSessions, courses } from './offer.ts';
import { ofUser, users } from './people.ts';

/** Who may see who comes to a course; the names that a club shows beside it are `courses.teachers`. */
export const courseTeachers = pgTable(
  'course_teachers',
  {
    courseNid: integer()
      .notNull()
      .references(() => courses.nid, { onDelete: 'cascade' }),
    uid: ofUser(),
  },
  (link) => [primaryKey({ columns: [link.courseNid, link.uid] }), index().on(link.uid)],
);

/** The list of who was there, of a session for which somebody has saved one. */
export const attendanceSheets = pgTable(
  'attendance_sheets',
  {
    sessionNid: integer()
      .primaryKey()
      .references(() => courseSessions.nid, { onDelete: 'cascade' }),
    /** How often it was saved: who saves says which one was on the screen. */
    version: integer().notNull(),
    /** null: an account that is gone. */
    savedBy: integer().references(() => users.uid, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (sheet) => [check('attendance_sheets_were_saved', sql`${sheet.version} >= 0`)],
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
