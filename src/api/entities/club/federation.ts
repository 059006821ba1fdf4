import * as v from 'valibot';
import { federation } from '../../generated/club/federation.ts';
import { membershipCard } from '../../generated/club/membershipCard.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

export type Federation = v.InferOutput<typeof federation>;

/** Somebody's membership of a federation. */
export type MembershipCard = v.InferOutput<typeof membershipCard>;

const signedLink = v.object({
  hash: text,
  uid: integer,
  uids: text,
  /** Unix seconds. */
  expires: integer,
});

/** A link that opens the cards for anyone who has it. */
export type SignedLink = v.InferOutput<typeof signedLink>;

export const parseMembershipCards = readerOf(readableOf(membershipCard));
export const parseFederation = readerOf(v.object({ federation, members: readableOf(membershipCard) }));
export const parseFederationCard = readerOf(
  v.object({
    federation,
    cards: readableOf(membershipCard),
    link: v.fallback(v.nullable(signedLink), null),
  }),
);
