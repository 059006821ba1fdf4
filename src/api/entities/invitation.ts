import * as v from 'valibot';
import { readableOf } from '../wire/lists.ts';
import { integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';

const about = {
  club: v.object({ nid: integer, url: text, title: text }),
  course: v.object({ nid: integer, url: text, title: text }),
  tariff: v.object({ nid: integer, title: text }),
};

export const coupleInvitation = v.object({
  cciid: integer,
  ...about,
  inviter: text,
  /** What the partner dances as; '' where it makes no difference. */
  role: v.fallback(optionalText, ''),
  /** Unix seconds. */
  expires: integer,
});

const sentInvitation = v.object({
  cciid: integer,
  ...about,
  /** Who of the family asked. */
  name: text,
  partner: text,
  role: v.fallback(optionalText, ''),
  /** Who said yes is coming, and registered once it is ordered. */
  state: v.picklist(['asked', 'coming', 'registered', 'declined', 'expired']),
  /** Unix seconds. */
  expires: integer,
});

export const waitingPlace = v.pipe(
  v.object({
    uid: integer,
    name: text,
    ...about,
    /** Unix seconds. */
    since: integer,
    position: integer,
    offer: v.nullish(v.object({ expires: integer })),
  }),
  v.transform(({ offer, ...wire }) => ({
    ...wire,
    /** Unix seconds: a place is kept until then; undefined: still waiting. */
    offeredUntil: offer?.expires,
  })),
);

const invitations = v.object({
  couples: readableOf(coupleInvitation),
  /** A backend may tell nothing of these. */
  sent: v.optional(readableOf(sentInvitation), []),
  waiting: readableOf(waitingPlace),
});

export type CoupleInvitation = v.InferOutput<typeof coupleInvitation>;
export type SentInvitation = v.InferOutput<typeof sentInvitation>;
export type WaitingPlace = v.InferOutput<typeof waitingPlace>;

export const parseInvitations = readerOf(invitations);
