import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { InviteCode } from './inviteCode.ts';

export const acceptParentInvite = defineOperation({
  name: 'accept_parent_invite',
  method: 'POST',
  group: 'parents',
  access: 'user',
  commits: true,
  summary:
    'Makes the caller a parent of the family that the mailed code invites to, or the guardian of the minor who asks: somebody with a family shares the children with it instead (`way`). The login of a minor then ends, and the minor and family belong to the family of the caller. Refused with `not-available` for an obstacle of `get_parent_invite`, with `code-used` for an unknown, ended or answered invitation.',
  request: Type.Object({ code: InviteCode }),
  response: envelope(Type.Literal(true)),
});
