import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Image } from '#schemas/entities/club/image.ts';
import { ofClub } from './clubs.ts';
import { users } from './people.ts';

/** The pictures that a club showed: by the number of the course or product, and by the name of the teacher. */
export interface ShownBefore {
  /** Absent in an import of before files had logos. */
  readonly logoFids?: readonly number[];
  readonly cover: Image | null;
  readonly teachers: Readonly<Record<string, Image>>;
  readonly courses: Readonly<Record<string, Image>>;
  readonly products: Readonly<Record<string, Image>>;
}

/** Who had a place or a note at a lesson that was cancelled, so that all of it comes back when that is taken back. */
export interface ChangedLessonKept {
  readonly nid: number;
  readonly courseNid: number;
  readonly is: 'cancelled' | 'moved';
  readonly what: string;
  readonly absences: readonly { readonly uid: number; readonly reportedAt: string }[];
  readonly passes: readonly {
    readonly cardId: number;
    readonly uid: number;
    readonly turns: number;
    readonly reservedAt: string;
  }[];
  readonly trials: readonly number[];
}

/**
 * Imports of club files that can be taken back. A row goes after a day, because the file has the addresses of teachers.
 * Decision: docs/decisions/0171-an-import-leaves-a-season-alone-and-can-be-taken-back.md
 */
export const clubImports = pgTable(
  'club_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    /** The mails about its changed lessons wait until then. */
    mailsAt: timestamp({ withTimezone: true }).notNull(),
    /** The club before the import, with its numbers. */
    before: jsonb().$type<ClubFile>().notNull(),
    shownBefore: jsonb().$type<ShownBefore>().notNull(),
    /** The manager who published it in the browser. null: the account was erased, or `npm run club` made it. */
    madeBy: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** Hash of the offer that a manager published. null: `npm run club` made the import. */
    version: text(),
    /** The changes in Dutch, as the managers see them. */
    sentences: jsonb().$type<string[]>().notNull().default([]),
    /** The one lesson that its teacher or a manager cancelled or moved; null for any other import. */
    lesson: jsonb().$type<ChangedLessonKept>(),
  },
  (made) => [index().on(made.clubNid, made.madeAt), index().on(made.madeAt), index().on(made.madeBy)],
);

/** An offer in a table: a club file without its questions and forms. */
type KeptOffer = Omit<ClubFile, 'questions' | 'forms'>;

/**
 * Publications of an offer that the server does at a moment which a manager chose. A row goes once its offer is live.
 * Decision: docs/decisions/0285-a-planned-publication-is-merged-when-it-is-due.md
 */
export const plannedOffers = pgTable(
  'planned_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** The manager. null: the account was erased. */
    madeBy: integer().references(() => users.uid, { onDelete: 'set null' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    publishAt: timestamp({ withTimezone: true }).notNull(),
    /** The offer that the manager began with. */
    base: jsonb().$type<KeptOffer>().notNull(),
    /** The offer as it will be. */
    file: jsonb().$type<KeptOffer>().notNull(),
    /** The changes in Dutch, as they were when the publication was planned. */
    sentences: jsonb().$type<string[]>().notNull(),
    /** Urls of the courses whose lessons may move. */
    reschedules: jsonb().$type<string[]>().notNull(),
    /** Moment at which the publication was given up; null while it waits. */
    stoppedAt: timestamp({ withTimezone: true }),
    /** Why it was given up, in Dutch, a sentence each. */
    reasons: jsonb().$type<string[]>().notNull().default([]),
  },
  (planned) => [
    index().on(planned.clubNid),
    index().on(planned.publishAt),
    index().on(planned.stoppedAt),
    index().on(planned.madeBy),
  ],
);

/** Counts the changes of the offer of a club, so that an open editor can ask cheaply whether there was one. */
export const offerRevisions = pgTable(
  'offer_revisions',
  {
    clubNid: ofClub().primaryKey(),
    revision: integer().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** The manager who changed it in the browser. null: the account was erased, or `npm run club` changed it. */
    changedBy: integer().references(() => users.uid, { onDelete: 'set null' }),
  },
  (changed) => [index().on(changed.changedBy)],
);
