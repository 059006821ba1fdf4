import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';
import { InviteCode } from './inviteCode.ts';

export const answerInvitation = defineOperation({
  name: 'answer_invitation',
  method: 'POST',
  group: 'invitations',
  access: 'user',
  commits: true,
  summary:
    'Accepts or declines an invitation to a couple course. An accepted invitation can be ordered with its `cciid`.',
  request: Type.Object({ club: Nid, uid: Uid, cciid: Nid, accept: Type.Boolean(), invite: InviteCode }),
  response: envelope(Type.Null()),
});
