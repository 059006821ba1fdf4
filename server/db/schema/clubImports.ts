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
  },
  (made) => [index().on(made.clubNid, made.madeAt), index().on(made.madeAt), index().on(made.madeBy)],
);
