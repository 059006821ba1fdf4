import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClubPersonRow } from '#schemas/entities/desk/clubPerson.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, users } from '#server/db/schema.ts';
import { searchCandidates } from '../../offer/finding/searchCandidates.ts';
import { fullName } from '../../people/people.ts';
import { isNameless, isOfClub } from './clubPeople.ts';

interface WantedPeople {
  readonly clubNid: number;
  /** '' finds everybody. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

interface FoundPeople {
  readonly page: ClubPersonRow[];
  readonly count: number;
}

const nameOrder = new Intl.Collator('nl');

/**
 * A page of the people of a club by last name. All of them are judged by the few words that a search reads, and only those of the page are
 * loaded in full.
 */
export async function findClubPeople(db: Database, wanted: WantedPeople): Promise<FoundPeople> {
  const { clubNid, search, offset, limit } = wanted;
  const holders = alias(users, 'holders');
  const isHolder = and(eq(holders.uid, users.parentUid), isNull(users.coParentSince));
  const people = await db
    .select({
      ...{ uid: users.uid, fname: users.fname, lname: users.lname },
      text: sql<string>`concat_ws(' ', ${users.fname}, ${users.lname}, ${users.mail}, ${users.secondMail}, ${users.phone},
        ${holders.fname}, ${holders.lname}, ${holders.mail}, ${holders.phone})`,
    })
    .from(users)
    .leftJoin(holders, isHolder)
    .where(and(isOfClub(clubNid), not(isNameless())));
  const { found } = searchCandidates(people, search, ({ text }) => withHomeNumbers(text));
  const sorted = found.toSorted(
    (one, other) => nameOrder.compare(one.lname, other.lname) || nameOrder.compare(one.fname, other.fname),
  );
  const page = sorted.slice(offset, offset + limit).map(({ uid }) => uid);
  return { page: await loadRows(db, clubNid, page), count: found.length };
}

/** Adds each number as people dial it here (`0470…`) to one that is written as abroad (`+32 470…`). */
function withHomeNumbers(text: string): string {
  return `${text} ${text.replace(/\+\d{1,3} (?=\d)/g, '0')}`;
}

async function loadRows(db: Database, clubNid: number, uids: readonly number[]): Promise<ClubPersonRow[]> {
  if (uids.length === 0) return [];
  const holders = alias(users, 'holders');
  const rows = await db
    .select({ person: users, holder: holders, isBlocked: clubMembers.isBlocked })
    .from(users)
    .leftJoin(holders, and(eq(holders.uid, users.parentUid), isNull(users.coParentSince)))
    .leftJoin(clubMembers, and(eq(clubMembers.uid, users.uid), eq(clubMembers.clubNid, clubNid)))
    .where(inArray(users.uid, [...uids]))
    .orderBy(asc(users.uid));
  const byUid = new Map(rows.map((row) => [row.person.uid, row]));
  return uids.flatMap((uid) => {
    const row = byUid.get(uid);
    if (!row) return [];
    const { person, holder, isBlocked } = row;
    return [
      {
        ...{ uid, name: fullName(person), birthdate: person.birthdate ?? '', phone: person.phone },
        ...{ mail: person.mail ?? '', holder: holder ? fullName(holder) : '', blocked: isBlocked ?? false },
      },
    ];
  });
}
