import { Type } from 'typebox';
import { or } from '../../reading.ts';
import { UnixTime } from '../../scalars.ts';

/** An invitation to a role at a club, as its reader sees it. */
export const RoleInvite = Type.Object({
  club: Type.Object({ url: Type.String(), title: Type.String() }),
  role: Type.Enum(['teacher', 'admin']),
  mail: or(Type.String({ description: 'Address that the invitation was mailed to' }), ''),
  expires: UnixTime,
});
