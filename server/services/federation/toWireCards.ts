import type { IsoDay } from '#rules/brusselsTime.ts';
import type { MembershipCard } from '#schemas/entities/club/federation.ts';
import { fullName } from '../people/people.ts';
import type { LoadedCard } from './loadCards.ts';

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
