import { Type } from 'typebox';
import { or } from '../../reading.ts';
import { UnixTime } from '../../scalars.ts';
import { staffRoles } from './clubRole.ts';

/** An invitation to a role at a club, as its reader sees it. */
export const RoleInvite = Type.Object({
  club: Type.Object({ url: Type.String(), title: Type.String() }),
  role: Type.Enum([...staffRoles]),
  mail: or(Type.String({ description: 'Address that the invitation was mailed to' }), ''),
  expires: UnixTime,
});
