import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { MembershipCard } from '#schemas/entities/club/federation.ts';
import type { Database } from '../../db/database.ts';
import { federationMemberships, federations, users } from '../../db/schema.ts';
import { fullName } from '../people/people.ts';

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

/** Valid cards come first. A card is still valid on its last day. */
export function toWireCards(loaded: readonly LoadedCard[], today: IsoDay): MembershipCard[] {
  return loaded
    .map((card) => toWireCard(card, today))
    .sort((one, other) => Number(one.isExpired) - Number(other.isExpired));
}

function toWireCard({ membership, federation, person }: LoadedCard, today: IsoDay): MembershipCard {
  const { type, membershipNo, validUntil } = membership;
  return {
    uid: person.uid,
    name: fullName(person),
    ...{ federation, type, number: membershipNo, validUntil },
    isExpired: validUntil !== null && validUntil < today,
  };
}
