import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { InviteCode } from '../parents/inviteCode.ts';

export const acceptRoleInvite = defineOperation({
  name: 'accept_role_invite',
  method: 'POST',
  group: 'clubs',
  access: 'user',
  commits: true,
  summary:
    'Gives the caller the role at the club that the mailed code invites to. The code works once. Refused with `code-used` for an unknown, ended or accepted invitation.',
  request: Type.Object({ code: InviteCode }),
  response: envelope(Type.Literal(true)),
});
