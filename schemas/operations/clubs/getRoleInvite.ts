import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UnixTime } from '../../scalars.ts';
import { InviteCode } from '../parents/inviteCode.ts';

export const getRoleInvite = defineOperation({
  name: 'get_role_invite',
  method: 'POST',
  group: 'clubs',
  access: 'public',
  keepsPages: true,
  summary:
    'Shows the reader of a mailed invitation which club asks them as a manager or a teacher. Refused with `code-used` for an unknown, ended or accepted invitation.',
  request: Type.Object({ code: InviteCode }),
  response: envelope(
    Type.Object({
      club: Type.Object({ url: Type.String(), title: Type.String() }),
      role: Type.Enum(['teacher', 'admin']),
      mail: Type.String({ description: 'Address that the invitation was mailed to' }),
      expires: UnixTime,
    }),
  ),
});
