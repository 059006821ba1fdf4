import { and, asc, eq, inArray } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { MembershipCard } from '#schemas/entities/club/federation.ts';
import type { Database } from '../../db/database.ts';
import { federationMemberships, federations, users } from '../../db/schema.ts';
import { fullName } from '../people/people.ts';

export type LoadedCard = Awaited<ReturnType<typeof loadCards>>[number];

/** The memberships of these people through all clubs; with `federation`, of the federation of that url alone. */
export function loadCards(db: Database, uids: readonly number[], federation?: string) {
  const isWanted = federation === undefined ? undefined : eq(federations.url, federation);
  return db
    .select({
      membership: federationMemberships,
      federation: federations,
      person: { uid: users.uid, fname: users.fname, lname: users.lname, parentUid: users.parentUid },
    })
    .from(federationMemberships)
    .innerJoin(federations, eq(federations.nid, federationMemberships.federationNid))
    .innerJoin(users, eq(users.uid, federationMemberships.uid))
    .where(and(inArray(federationMemberships.uid, [...uids]), isWanted))
    .orderBy(asc(users.birthdate), asc(users.uid), asc(federations.title), asc(federations.nid));
}

/**
 * Valid cards come first. A card is still valid on its last day. Two clubs may have given somebody the same number of one federation: that
 * is one card, valid as long as either says.
 */
export function toWireCards(loaded: readonly LoadedCard[], today: IsoDay): MembershipCard[] {
  const cards = Map.groupBy(
    loaded,
    ({ membership, federation, person }) => `${person.uid} ${federation.url} ${membership.membershipNo}`,
  );
  return [...cards.values()]
    .flatMap((same) => same.toSorted(longestFirst).slice(0, 1))
    .map((card) => toWireCard(card, today))
    .sort((one, other) => Number(one.isExpired) - Number(other.isExpired));
}

function longestFirst({ membership: one }: LoadedCard, { membership: other }: LoadedCard): number {
  const [first, second] = [one, other].map(({ validUntil }) => validUntil ?? '9999');
  return first === second ? 0 : (first ?? '') > (second ?? '') ? -1 : 1;
}

function toWireCard({ membership, federation, person }: LoadedCard, today: IsoDay): MembershipCard {
  const { type, membershipNo, validUntil } = membership;
  const { url, title, color, cardText } = federation;
  return {
    uid: person.uid,
    name: fullName(person),
    ...{ federation: { url, title, color, cardText }, type, number: membershipNo, validUntil },
    isExpired: isOver(validUntil, today),
  };
}

/** Whether a membership is over: its last day was before today. */
export function isOver(validUntil: IsoDay | null, today: IsoDay): boolean {
  return validUntil !== null && validUntil < today;
}
