import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

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

/** A child whom an invitation can name, by first name. */
const shareableChild = v.object({ uid: integer, name: text });

const parentInvite = v.pipe(
  v.object({
    ...{ id: integer, mail: text, sent: integer, expires: integer },
    // An older backend invites to the whole family only.
    for_family: v.fallback(v.boolean(), true),
    children: v.fallback(readableOf(shareableChild), []),
  }),
  v.transform(({ for_family: isForFamily, ...known }) => ({ ...known, isForFamily })),
);

const sharing = v.pipe(
  v.object({
    direction: v.picklist(['given', 'received']),
    ...{ uid: integer, name: text, mail: v.fallback(optionalText, '') },
    children: v.pipe(readableOf(shareableChild), v.minLength(1)),
    since: integer,
    removable_until: maybeTime,
    can_leave: flag,
  }),
  v.transform(({ removable_until: removableUntil, can_leave: canLeave, ...known }) => ({
    ...known,
    removableUntil,
    canLeave,
  })),
);

const parents = v.pipe(
  v.object({
    parents: readableOf(parent),
    invites: v.fallback(readableOf(parentInvite), []),
    shared: v.fallback(readableOf(sharing), []),
    shareable: v.fallback(readableOf(shareableChild), []),
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
  'nothing-left',
  'unconfirmed',
  'not-needed',
] as const;

const followedInvite = v.object({
  /** `guardian`: a minor asks. */
  kind: v.fallback(v.picklist(['parent', 'guardian']), 'parent'),
  inviter: text,
  /** The guardian as the minor named them; undefined where a backend doesn't say. */
  guardian: v.fallback(v.optional(v.object({ fname: text, lname: text })), undefined),
  /** `children`: the households stay apart, and share `members` alone. */
  way: v.fallback(v.picklist(['family', 'children']), 'family'),
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
export type ShareableChild = v.InferOutput<typeof shareableChild>;
/** Children of one household whom a parent of another looks after too. */
export type Sharing = v.InferOutput<typeof sharing>;
/** The parents of the user's family, and its open invitations. */
export type Parents = v.InferOutput<typeof parents>;
/** An invitation as its reader sees it, before accepting it. */
export type FollowedInvite = v.InferOutput<typeof followedInvite>;
export type InviteObstacle = (typeof obstacles)[number];

export const parseParents = readerOf(parents);
export const parseFollowedInvite = readerOf(followedInvite);
