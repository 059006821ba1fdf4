import { type Static, Type } from 'typebox';
import { or, readableOrNone, skipping } from '../../reading.ts';
import { Nid, Uid, UnixTime } from '../../scalars.ts';

/** One parent of a family, with a login of their own. All parents of a family have the same rights. */
const Parent = Type.Object({
  uid: Uid,
  name: Type.String(),
  mail: or(Type.String(), ''),
  since: Type.Union([UnixTime, Type.Null()], {
    description: 'When this parent came to the family; null: the holder, who was there first',
  }),
  removable_until: Type.Union([UnixTime, Type.Null()], {
    description: 'Until when the caller may undo the coming of this parent; null: the caller may not',
  }),
});

/** A child whom an invitation can name. */
const ShareableChild = Type.Object({ uid: Uid, name: Type.String({ description: 'First name' }) });

/** An open invitation to become the other parent of a family, or to share some of its children with another household. */
export const ParentInvite = Type.Object({
  id: Nid,
  mail: Type.String(),
  sent: UnixTime,
  expires: UnixTime,
  for_family: or(
    Type.Boolean({
      description: 'Whether it invites to the whole family; otherwise it is about `children` alone',
    }),
    true,
  ),
  children: readableOrNone(
    Type.Array(ShareableChild, {
      description: 'The children whom somebody with an own family will share',
    }),
  ),
});
export type ParentInvite = Static<typeof ParentInvite>;

/** Children of one household whom another household looks after too. */
export const Sharing = Type.Object({
  direction: Type.Enum(['given', 'received'], {
    description: '`given`: children of the own household; `received`: children of the other household',
  }),
  uid: Uid,
  name: Type.String({ description: 'The parent of the other household; for `received` its holder' }),
  mail: or(Type.String(), ''),
  children: skipping(Type.Array(ShareableChild, { minItems: 1 })),
  since: UnixTime,
  removable_until: Type.Union([UnixTime, Type.Null()], {
    description: 'Until when the caller may undo it by `remove_parent`; null: the caller may not',
  }),
  can_leave: Type.Boolean({
    description: 'Whether the caller may end it by `leave_family` with one of the children',
  }),
});
export type Sharing = Static<typeof Sharing>;

/** The parents of the family of a user, and the children whom two households share. */
export const Parents = Type.Object({
  parents: skipping(Type.Array(Parent)),
  invites: readableOrNone(Type.Array(ParentInvite)),
  shared: readableOrNone(Type.Array(Sharing)),
  shareable: readableOrNone(
    Type.Array(ShareableChild, {
      description:
        'Members of the household whom another household can share; empty for who may not invite. A family that is full can still share them',
    }),
  ),
  can_invite: Type.Boolean(),
});

/** An invitation as its reader sees it, before accepting it. */
export const FollowedInvite = Type.Object({
  kind: or(
    Type.Enum(['parent', 'guardian'], {
      description: '`guardian`: a minor asks somebody to become the guardian',
    }),
    'parent',
  ),
  inviter: Type.String(),
  guardian: Type.Optional(
    Type.Object(
      { fname: Type.String(), lname: Type.String() },
      { description: 'The name of the guardian as the minor gave it, for a new account' },
    ),
  ),
  way: or(
    Type.Enum(['family', 'children'], {
      description:
        '`family`: the caller becomes a parent of the family; `children`: the households stay apart, and share `members` alone. A visitor with a family gets the other answer after the login',
    }),
    'family',
  ),
  members: readableOrNone(
    Type.Array(Type.String(), {
      description:
        'First names of the members, without the parents, or of the children who will be shared; the minor who asks comes first',
    }),
  ),
  mail: or(Type.String({ description: 'Address that the invitation was mailed to' }), ''),
  expires: UnixTime,
  obstacle: Type.Union(
    [
      Type.Enum([
        'already-there',
        'has-parent',
        'other-family',
        'minor',
        'full',
        'nothing-left',
        'unconfirmed',
        'not-needed',
      ]),
      Type.Null(),
    ],
    {
      description:
        '`already-there`: a parent of this family; `has-parent`: a member of a family; `other-family`: has a family, and there is no child to share; `full`: the family has its parents by now; `nothing-left`: the children have two households by now; `unconfirmed`: nobody confirmed the address of the account, and the code went to another address; `not-needed`: the minor is 16 by now; null: none, or no caller',
    },
  ),
});
