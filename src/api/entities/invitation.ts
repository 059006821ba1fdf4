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

const coupleInvitation = v.object({
  cciid: integer,
  ...about,
  inviter: text,
  /** What the partner dances as; '' where it makes no difference. */
  role: v.fallback(optionalText, ''),
  /** Unix seconds. */
  expires: integer,
});

const waitingPlace = v.pipe(
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

const invitations = v.object({ couples: readableOf(coupleInvitation), waiting: readableOf(waitingPlace) });

export type CoupleInvitation = v.InferOutput<typeof coupleInvitation>;
export type WaitingPlace = v.InferOutput<typeof waitingPlace>;

export const parseInvitations = readerOf(invitations);
