import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubMembers, clubs } from '#server/db/schema.ts';

/** The clubs that a person manages, by title. A club that blocked the person is left out. */
export function managedClubs(db: Database, uid: number) {
  return db
    .select({ nid: clubs.nid, url: clubs.url, title: clubs.title })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.nid, clubMembers.clubNid))
    .where(and(eq(clubMembers.uid, uid), eq(clubMembers.role, 'admin'), eq(clubMembers.isBlocked, false)))
    .orderBy(asc(clubs.title), asc(clubs.nid));
}
