import { type Static, Type } from 'typebox';
import { Nid, Uid, UnixTime } from '../../scalars.ts';

/** One parent of a family, with a login of their own. All parents of a family have the same rights. */
export const Parent = Type.Object({
  uid: Uid,
  name: Type.String(),
  mail: Type.String(),
  since: Type.Union([UnixTime, Type.Null()], {
    description: 'When this parent came to the family; null: the holder, who was there first',
  }),
  removable_until: Type.Union([UnixTime, Type.Null()], {
    description: 'Until when the caller may undo the coming of this parent; null: the caller may not',
  }),
});
export type Parent = Static<typeof Parent>;

/** A child whom an invitation can name. */
export const ShareableChild = Type.Object({ uid: Uid, name: Type.String({ description: 'First name' }) });

/** An open invitation to become the other parent of a family, or to share some of its children with another household. */
export const ParentInvite = Type.Object({
  id: Nid,
  mail: Type.String(),
  sent: UnixTime,
  expires: UnixTime,
  for_family: Type.Boolean({
    description: 'Whether it invites to the whole family; otherwise it is about `children` alone',
  }),
  children: Type.Array(ShareableChild, {
    description: 'The children whom somebody with an own family will share',
  }),
});
export type ParentInvite = Static<typeof ParentInvite>;

/** Children of one household whom another household looks after too. */
export const Sharing = Type.Object({
  direction: Type.Enum(['given', 'received'], {
    description: '`given`: children of the own household; `received`: children of the other household',
  }),
  uid: Uid,
  name: Type.String({ description: 'The parent of the other household; for `received` its holder' }),
  mail: Type.String(),
  children: Type.Array(ShareableChild, { minItems: 1 }),
  since: UnixTime,
  removable_until: Type.Union([UnixTime, Type.Null()], {
    description: 'Until when the caller may undo it by `remove_parent`; null: the caller may not',
  }),
  can_leave: Type.Boolean({
    description: 'Whether the caller may end it by `leave_family` with one of the children',
  }),
});
export type Sharing = Static<typeof Sharing>;
