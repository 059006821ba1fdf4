import { and, asc, eq, inArray, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { clubMembers, clubs } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { Caller } from '../sessions/caller.ts';

/** The uid of a visitor: no member has it. */
const nobody = 0;

export type ClubRow = typeof clubs.$inferSelect;

const clubByNid = keptStatement((db, { uid, nid }: Given<{ uid: number; nid: number }>) =>
  clubFor(db, uid).where(eq(clubs.nid, nid)),
);
const clubByUrl = keptStatement((db, { uid, url }: Given<{ uid: number; url: string }>) =>
  clubFor(db, uid).where(eq(clubs.url, url)),
);

function clubFor(db: Database, uid: Placeholder) {
  const isCaller = and(eq(clubMembers.clubNid, clubs.nid), eq(clubMembers.uid, uid));
  return db
    .select({ club: clubs, isClosed: clubMembers.isBlocked })
    .from(clubs)
    .leftJoin(clubMembers, isCaller);
}

/** Returns the club. Refuses when the club doesn't exist or has closed its pages to the caller. */
export async function requireClub(
  db: Database,
  by: { readonly nid: number } | { readonly url: string },
  caller: Caller | undefined,
): Promise<ClubRow> {
  const uid = caller?.uid ?? nobody;
  const [found] = await ('nid' in by
    ? clubByNid(db, { uid, nid: by.nid })
    : clubByUrl(db, { uid, url: by.url }));
  if (!found) throw refusals.notFound(nl.refusals.clubNotFound);
  if (found.isClosed) throw refusals.forbidden(nl.refusals.blockedClub);
  return found.club;
}

/** The title and colour for a picture of a club; everybody may ask. @throws a refusal where there is no such club */
export async function requireClubLook(
  db: Database,
  nid: number,
): Promise<Pick<ClubRow, 'nid' | 'title' | 'color'>> {
  const [club] = await db
    .select({ nid: clubs.nid, title: clubs.title, color: clubs.color })
    .from(clubs)
    .where(eq(clubs.nid, nid));
  if (!club) throw refusals.notFound(nl.refusals.clubNotFound);
  return club;
}

/** The clubs that the family belongs to, by title. `isBlocked` is about the caller alone. */
export async function loadClubsOf(
  db: Database,
  caller: Caller,
): Promise<{ readonly club: ClubRow; readonly isBlocked: boolean }[]> {
  const memberships = await db
    .select({ club: clubs, uid: clubMembers.uid, isBlocked: clubMembers.isBlocked })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.nid, clubMembers.clubNid))
    .where(inArray(clubMembers.uid, [...caller.family]))
    .orderBy(asc(clubs.searchText));
  const byNid = Map.groupBy(memberships, ({ club }) => club.nid);
  return [...byNid.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            club: first.club,
            isBlocked: [first, ...others].some(({ uid, isBlocked }) => isBlocked && uid === caller.uid),
          },
        ]
      : [],
  );
}

interface ClubAndPerson {
  readonly club: number | PgColumn;
  readonly person: number | PgColumn;
}

/** A condition: the club did not block its pages for the person. */
export function isOpenTo(db: Database, { club, person }: ClubAndPerson): SQL {
  const closed = and(
    eq(clubMembers.clubNid, club),
    eq(clubMembers.uid, person),
    eq(clubMembers.isBlocked, true),
  );
  return notExists(db.select({ one: sql`1` }).from(clubMembers).where(closed));
}
