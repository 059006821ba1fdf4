import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** Length in seconds. */
    duration: integer().notNull(),
    /** Path in the storage. Its captions (WebVTT) and its poster (JPEG) lie beside it. */
    filmPath: text().notNull(),
    filmBytes: integer().notNull(),
    filmType: text({ enum: ['video/mp4', 'video/webm'] }).notNull(),
    captionsPath: text().notNull(),
    posterPath: text().notNull(),
  },
  (video) => [
    index().on(video.clubNid, video.courseNid, video.position),
    check('videos_hold_something', sql`${video.filmBytes} > 0 AND ${video.duration} > 0`),
  ],
);
