import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { clubMembers } from '#server/db/schema.ts';

interface OfClub {
  readonly club: number | PgColumn;
  readonly person: number | PgColumn;
}

/** A condition: the club did not block its pages for the person. */
export function isOpenTo(db: Database, { club, person }: OfClub): SQL {
  const closed = and(
    eq(clubMembers.clubNid, club),
    eq(clubMembers.uid, person),
    eq(clubMembers.isBlocked, true),
  );
  return notExists(db.select({ one: sql`1` }).from(clubMembers).where(closed));
}
