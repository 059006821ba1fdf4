import { and, eq, inArray, lt } from 'drizzle-orm';
import { cardEnd } from '#rules/season/cardEnd.ts';
import type { FederationMembers } from '#schemas/entities/desk/federationMember.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { federationMemberships, federations, users } from '#server/db/schema.ts';
import { isOver } from '#server/services/federation/cards.ts';
import { searchCandidates } from '#server/services/offer/finding/searchCandidates.ts';
import { fullName } from '#server/services/people/people.ts';
import { loadClubFederations } from './clubFederations.ts';

interface WantedCards {
  readonly clubNid: number;
  /** Url of one federation. Default: the first of the club, or for one person all of them. */
  readonly federation?: string | undefined;
  /** The uid of one person. */
  readonly member?: number | undefined;
  readonly search: string;
  /** Whether only cards that are over count. */
  readonly ended: boolean;
  readonly offset: number;
  readonly limit: number;
}

const nameOrder = new Intl.Collator('nl');

/** A page of the cards that one club gave, by last name, and its federations. */
export async function loadFederationMembers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, federation, member, search, ended, offset, limit }: WantedCards,
): Promise<FederationMembers> {
  const today = todayOf(clock);
  const own = await loadClubFederations(db, clubNid);
  const url = federation ?? (member === undefined ? own[0]?.url : undefined);
  const rows = await db
    .select({ card: federationMemberships, url: federations.url, fname: users.fname, lname: users.lname })
    .from(federationMemberships)
    .innerJoin(federations, eq(federations.nid, federationMemberships.federationNid))
    .innerJoin(users, eq(users.uid, federationMemberships.uid))
    .where(
      and(
        inArray(
          federationMemberships.federationNid,
          own.filter((one) => url === undefined || one.url === url).map(({ nid }) => nid),
        ),
        member === undefined ? undefined : eq(federationMemberships.uid, member),
        ended ? lt(federationMemberships.validUntil, today) : undefined,
      ),
    );
  const { found } = searchCandidates(rows, search, (row) => `${fullName(row)} ${row.card.membershipNo}`);
  const sorted = found.toSorted(
    (one, other) =>
      nameOrder.compare(one.lname, other.lname) ||
      nameOrder.compare(one.fname, other.fname) ||
      one.card.uid - other.card.uid ||
      one.card.federationNid - other.card.federationNid,
  );
  return {
    federations: own.map(({ url, title, seasonEnds }) => ({ url, title, until: cardEnd(seasonEnds, today) })),
    cards: sorted.slice(offset, offset + limit).map(({ card, url, ...person }) => ({
      ...{ uid: card.uid, name: fullName(person), federation: url, type: card.type },
      ...{ number: card.membershipNo, until: card.validUntil, over: isOver(card.validUntil, today) },
    })),
    count: sorted.length,
  };
}
