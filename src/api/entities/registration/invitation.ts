import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const about = {
  club: v.object({ nid: integer, url: text, title: text }),
  course: v.object({ nid: integer, url: text, title: text }),
  tariff: v.object({ nid: integer, title: text }),
};

export const coupleInvitation = v.object({
  cciid: integer,
  ...about,
  inviter: text,
  /** The role that the partner dances; '' when the course has no roles. */
  role: v.fallback(optionalText, ''),
  /** Unix seconds. */
  expires: integer,
});

const sentInvitation = v.object({
  cciid: integer,
  ...about,
  /** The family member who sent the invitation. */
  name: text,
  partner: text,
  role: v.fallback(optionalText, ''),
  /** `coming`: the partner accepted. `registered`: the partner has ordered as well. */
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
    offer: v.nullish(
      v.object({
        expires: integer,
        price: v.fallback(v.optional(cents), undefined),
        nextSession: v.fallback(v.optional(integer), undefined),
      }),
    ),
  }),
  v.transform(({ offer, ...wire }) => ({
    ...wire,
    /** The end of the hold on the offered place, in unix seconds; undefined while the person still waits. */
    offeredUntil: offer?.expires,
    /** What the offered place costs; undefined where a backend doesn't say it. */
    price: offer?.price,
    /** Unix seconds; undefined where a backend doesn't say it, and once the course is over. */
    nextSession: offer?.nextSession,
  })),
);

const invitations = v.object({
  couples: readableOf(coupleInvitation),
  /** A backend may leave the sent invitations out. */
  sent: v.optional(readableOf(sentInvitation), []),
  waiting: readableOf(waitingPlace),
});

export type CoupleInvitation = v.InferOutput<typeof coupleInvitation>;
export type SentInvitation = v.InferOutput<typeof sentInvitation>;
export type Invitations = v.InferOutput<typeof invitations>;
export type WaitingPlace = v.InferOutput<typeof waitingPlace>;

export const parseInvitations = readerOf(invitations);
