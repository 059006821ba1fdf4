import { type Static, Type } from 'typebox';
import { anyWord, or, skipping } from '../../reading.ts';
import { Nid, Uid, UnixTime } from '../../scalars.ts';
import { staffRoles } from './clubRole.ts';

/** A role that a manager may give. */
export const GivenRole = Type.Enum([...staffRoles]);

/** Who runs a club, and who is invited to. */
export const ClubRoles = Type.Object({
  holders: skipping(
    Type.Array(
      Type.Object({
        holder: Type.Unsafe<number>({ ...Uid, description: 'The account' }),
        name: Type.String(),
        mail: or(Type.String(), ''),
        role: anyWord(GivenRole),
        own: Type.Boolean({ description: 'It is the caller' }),
      }),
    ),
  ),
  invites: skipping(
    Type.Array(
      Type.Object({ invite: Nid, mail: Type.String(), role: anyWord(GivenRole), expires: UnixTime }),
    ),
  ),
});
export type ClubRoles = Static<typeof ClubRoles>;
