import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { plainText, resembles, searchedText, searchWords } from '#rules/forgivingSearch.ts';
import type { Database } from '../../db/database.ts';
import { clubs, localities } from '../../db/schema.ts';
import type { ClubRow } from './clubs.ts';

/** Clubs whose title, city, address or postcode contains every word, ordered by title; at most `most`. An empty text matches every club. */
export function clubsWithWords(db: Database, text: string, most: number): Promise<ClubRow[]> {
  return selectClubs(db, and(...searchWords(text).map(holdsWord)), most);
}

/** Clubs by their nids, ordered by title; at most `most`. */
export async function clubsByNid(db: Database, nids: readonly number[], most: number): Promise<ClubRow[]> {
  return nids.length === 0 ? [] : selectClubs(db, inArray(clubs.nid, [...nids]), most);
}

/** Clubs that differ from the words by a typo or by another spelling of a sound. */
export async function clubsLike(db: Database, text: string, most: number): Promise<ClubRow[]> {
  const words = searchWords(text);
  const all = await db
    .select({ nid: clubs.nid, searchText: clubs.searchText, place: clubs.place })
    .from(clubs);
  const alike = all.filter((club) => resembles(searchedText(`${club.searchText} ${club.place}`), words));
  return clubsByNid(
    db,
    alike.map(({ nid }) => nid),
    most,
  );
}

/**
 * The clubs near a postcode or municipality, the nearest first. Postcodes of one region begin with the same digit, and those of
 * neighbours are mostly close to each other.
 */
export async function clubsNear(db: Database, place: string, most: number): Promise<ClubRow[]> {
  const postal = await postcodeOf(db, place);
  if (postal === undefined) return [];
  const all = await db.select({ nid: clubs.nid, place: clubs.place }).from(clubs);
  const near = all
    .flatMap((club) => {
      const own = postcodeIn(club.place);
      return own === undefined || regionOf(own) !== regionOf(postal)
        ? []
        : [{ nid: club.nid, away: Math.abs(own - postal) }];
    })
    .sort((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ nid }) => nid);
  if (near.length === 0) return [];
  const rows = await selectClubs(db, inArray(clubs.nid, near), most);
  return rows.sort((one, other) => near.indexOf(one.nid) - near.indexOf(other.nid));
}

function selectClubs(db: Database, where: SQL | undefined, most: number): Promise<ClubRow[]> {
  return db.select().from(clubs).where(where).orderBy(asc(clubs.searchText)).limit(most);
}

/** Whether a club has the word, or is in a municipality with this postcode. */
function holdsWord(word: string): SQL | undefined {
  const isInText = sql`position(${word} in ${clubs.searchText} || ' ' || lower(${clubs.place})) > 0`;
  if (!/^\d{4}$/.test(word)) return isInText;
  const isInMunicipality = sql`exists (
    select 1 from ${localities}
    where ${localities.postal} = ${word} and ${localities.country} = 'BE'
      and right(${clubs.searchText}, length(${localities.searchText}) + 1) = ' ' || ${localities.searchText}
  )`;
  return or(isInText, isInMunicipality);
}

async function postcodeOf(db: Database, place: string): Promise<number | undefined> {
  const typed = postcodeIn(place);
  if (typed !== undefined) return typed;
  const [known] = await db
    .select({ postal: localities.postal })
    .from(localities)
    .where(and(eq(localities.country, 'BE'), eq(localities.searchText, plainText(place))))
    .orderBy(asc(localities.postal))
    .limit(1);
  return known && postcodeIn(known.postal);
}

/** The last Belgian postcode in an address, because a house number may have four digits too. */
function postcodeIn(address: string): number | undefined {
  const last = plainText(address)
    .split(/[^\p{L}\p{N}]+/u)
    .findLast((word) => /^[1-9]\d{3}$/.test(word));
  return last === undefined ? undefined : Number(last);
}

function regionOf(postal: number): number {
  return Math.floor(postal / 1000);
}
