import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { federationMemberships, federations, users } from '../../db/schema.ts';

const neutral = '#565c66';

export type LoadedCard = Awaited<ReturnType<typeof loadCards>>[number];

/** The memberships of these people; with `federation`, of that federation alone. */
export function loadCards(db: Database, uids: readonly number[], federation?: string) {
  const isWanted = federation === undefined ? undefined : eq(federationMemberships.federation, federation);
  return db
    .select({
      membership: federationMemberships,
      federation: {
        url: federationMemberships.federation,
        title: sql<string>`coalesce(${federations.title}, ${federationMemberships.federation})`,
        color: sql<string>`coalesce(${federations.color}, ${neutral})`,
      },
      person: { uid: users.uid, fname: users.fname, lname: users.lname, parentUid: users.parentUid },
    })
    .from(federationMemberships)
    .leftJoin(federations, eq(federations.url, federationMemberships.federation))
    .innerJoin(users, eq(users.uid, federationMemberships.uid))
    .where(and(inArray(federationMemberships.uid, [...uids]), isWanted))
    .orderBy(asc(users.birthdate), asc(users.uid), asc(federations.title));
}
