import { type Static, Type } from 'typebox';
import { Nid, Uid, UnixTime } from '../scalars.ts';

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

/** An open invitation to become the other parent of a family. */
export const ParentInvite = Type.Object({
  id: Nid,
  mail: Type.String(),
  sent: UnixTime,
  expires: UnixTime,
});
export type ParentInvite = Static<typeof ParentInvite>;
