import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { courses } from './offer.ts';

/** Films of a club, for people who are registered for its course, or for everybody of the club. */
export const videos = pgTable(
  'videos',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** null where it is for everybody of the club. */
    courseNid: integer().references(() => courses.nid),
    /** Order within the course, or among the films of the club. */
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Path of one of the club's `film_files`; null where the film is elsewhere, or not there yet. So are the next two. */
    film: text(),
    captions: text(),
    poster: text(),
    /** Where the film is, when the club has no file of it. */
    address: text(),
  },
  (video) => [index().on(video.clubNid, video.courseNid, video.position)],
);

/** Stored films, captions (WebVTT) and posters (JPEG) of clubs. Their path in the storage follows from their bytes. */
export const filmFiles = pgTable(
  'film_files',
  {
    clubNid: ofClub(),
    path: text().notNull(),
    bytes: integer().notNull(),
    mediaType: text({ enum: ['video/mp4', 'video/webm', 'text/vtt', 'image/jpeg'] }).notNull(),
    /** Length in seconds; null for what is no film. */
    duration: integer(),
    storedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (file) => [
    primaryKey({ columns: [file.clubNid, file.path] }),
    check('film_files_hold_something', sql`${file.bytes} > 0`),
  ],
);
