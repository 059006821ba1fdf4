import * as v from 'valibot';
import { flag } from '../wire/flag.ts';
import { readableOf } from '../wire/lists.ts';
import { integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';

/** Unix seconds; null when there is none. */
const maybeTime = v.fallback(v.nullable(integer), null);

const parent = v.pipe(
  v.object({
    uid: integer,
    name: text,
    mail: v.fallback(optionalText, ''),
    since: maybeTime,
    removable_until: maybeTime,
  }),
  v.transform(({ removable_until: removableUntil, ...known }) => ({ ...known, removableUntil })),
);

const parentInvite = v.object({ id: integer, mail: text, sent: integer, expires: integer });

const parents = v.pipe(
  v.object({
    parents: readableOf(parent),
    invites: v.fallback(readableOf(parentInvite), []),
    can_invite: flag,
  }),
  v.transform(({ can_invite: canInvite, ...known }) => ({ ...known, canInvite })),
);

const obstacles = [
  'already-there',
  'has-parent',
  'other-family',
  'minor',
  'full',
  'unconfirmed',
  'not-needed',
] as const;

const followedInvite = v.object({
  /** `guardian`: a minor asks. */
  kind: v.fallback(v.picklist(['parent', 'guardian']), 'parent'),
  inviter: text,
  /** First names. */
  members: v.fallback(readableOf(text), []),
  /** The address that the invitation was mailed to. */
  mail: v.fallback(optionalText, ''),
  expires: integer,
  obstacle: v.fallback(v.nullable(v.picklist(obstacles)), null),
});

/** One parent of a family, with a login of their own. */
export type Parent = v.InferOutput<typeof parent>;
export type ParentInvite = v.InferOutput<typeof parentInvite>;
/** The parents of the user's family, and its open invitations. */
export type Parents = v.InferOutput<typeof parents>;
/** An invitation as its reader sees it, before accepting it. */
export type FollowedInvite = v.InferOutput<typeof followedInvite>;
export type InviteObstacle = (typeof obstacles)[number];

export const parseParents = readerOf(parents);
export const parseFollowedInvite = readerOf(followedInvite);
