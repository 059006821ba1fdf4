import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { PersonRow } from '../../people/lockPerson.ts';

export type PaperFacts = Pick<PersonRow, 'passwordHash' | 'parentUid' | 'isGuest'>;

/**
 * Whether nobody logs in for a person, so that only the club knows how to reach them. A guest gave the address with an order, maybe at
 * another club too.
 */
export function isOnPaper({ passwordHash, parentUid, isGuest }: PaperFacts): boolean {
  return passwordHash === null && parentUid === null && !isGuest;
}

/** The people on paper whom an account can take over: taking over a record with a family would move that record alone. */
export async function findClaimable<Person extends PaperFacts & { readonly uid: number }>(
  db: Database,
  people: readonly Person[],
): Promise<readonly Person[]> {
  const onPaper = people.filter(isOnPaper);
  if (onPaper.length === 0) return [];
  const uids = onPaper.map(({ uid }) => uid);
  const members = await db
    .select({ parentUid: users.parentUid })
    .from(users)
    .where(inArray(users.parentUid, uids));
  return onPaper.filter(({ uid }) => !members.some(({ parentUid }) => parentUid === uid));
}
