import { and, asc, eq } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Database } from '#server/db/database.ts';
import { federationMemberships, federations, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';

export type FederationRow = typeof federations.$inferSelect;

export function loadClubFederations(db: Database, clubNid: number): Promise<FederationRow[]> {
  return db
    .select()
    .from(federations)
    .where(eq(federations.clubNid, clubNid))
    .orderBy(asc(federations.position), asc(federations.nid));
}

interface OfClub {
  readonly clubNid: number;
  /** The federation’s url, of which another club may have its own row. */
  readonly url: string;
}

/** Finds a federation of this club. `locked`: until the transaction ends, so that one number is given once, and an offer can’t remove it. */
export async function requireFederation(
  db: Database,
  { clubNid, url }: OfClub,
  locked?: 'locked',
): Promise<FederationRow> {
  const wanted = db
    .select()
    .from(federations)
    .where(and(eq(federations.clubNid, clubNid), eq(federations.url, url)));
  const [found] = await (locked ? wanted.for('update') : wanted);
  if (!found) throw refusals.notFound(nl.clubPeople.cards.noFederation);
  return found;
}

/** The cards of a federation of a club, with the names on them. */
export function loadCardsOf(db: Database, federationNid: number) {
  return db
    .select({ card: federationMemberships, fname: users.fname, lname: users.lname })
    .from(federationMemberships)
    .innerJoin(users, eq(users.uid, federationMemberships.uid))
    .where(eq(federationMemberships.federationNid, federationNid));
}

/** Longest time in which a card is valid: five years, in days. */
const longest = 5 * 366;

/** Says why a card can’t be valid until a day; undefined where it can. A card keeps its last day, also when that is past. */
export function dayProblem(
  until: string,
  today: IsoDay,
  before: string | null | undefined,
): string | undefined {
  const texts = nl.clubPeople.cards;
  if (until === before) return undefined;
  // `2026-02-31` has the right format but is no day.
  if (!/^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(until) || daysAfter(until, 0) !== until) return texts.noDay;
  if (until < today) return texts.past;
  return until > daysAfter(today, longest) ? texts.tooFar : undefined;
}
