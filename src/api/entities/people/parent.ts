import * as v from 'valibot';
import { followedInvite } from '../../generated/people/followedInvite.ts';
import { parents as wireParents } from '../../generated/people/parents.ts';
import { readerOf } from '../../wire/readerOf.ts';

const readParents = v.pipe(
  wireParents,
  v.transform(({ parents, invites, shared, can_invite: canInvite, ...known }) => ({
    ...known,
    canInvite,
    parents: parents.map(({ removable_until: removableUntil, ...parent }) => ({ ...parent, removableUntil })),
    invites: invites.map(({ for_family: isForFamily, ...invite }) => ({ ...invite, isForFamily })),
    shared: shared
      .filter(({ children }) => children.length > 0)
      .map(({ removable_until: removableUntil, can_leave: canLeave, ...sharing }) => ({
        ...sharing,
        removableUntil,
        canLeave,
      })),
  })),
);

/** The parents of the user's family, and its open invitations. */
export type Parents = v.InferOutput<typeof readParents>;
/** One parent of a family, with a login of their own. */
export type Parent = Parents['parents'][number];
export type ParentInvite = Parents['invites'][number];
export type ShareableChild = Parents['shareable'][number];
/** Children of one household whom a parent of another looks after too. */
export type Sharing = Parents['shared'][number];
/** An invitation as its reader sees it, before accepting it. */
export type FollowedInvite = v.InferOutput<typeof followedInvite>;
export type InviteObstacle = NonNullable<FollowedInvite['obstacle']>;

export const parseParents = readerOf(readParents);
export const parseFollowedInvite = readerOf(followedInvite);
