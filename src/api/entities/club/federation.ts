import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const color = v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#565c66');

const federation = v.object({
  url: text,
  title: text,
  description: v.fallback(optionalText, ''),
  /** '' when there is no address that a browser opens safely. */
  website: v.fallback(v.pipe(v.string(), v.regex(/^https?:\/\//i)), ''),
  mail: v.fallback(optionalText, ''),
  color,
});

export type Federation = v.InferOutput<typeof federation>;

const membershipCard = v.object({
  uid: integer,
  name: text,
  federation: v.object({ url: text, title: text, color }),
  type: v.fallback(v.picklist(['member', 'teacher']), 'member'),
  number: text,
  /** Last day of the membership; null when it has no end. */
  validUntil: v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null),
  isExpired: flag,
});

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
