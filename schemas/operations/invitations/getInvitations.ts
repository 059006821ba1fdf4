import { Type } from 'typebox';
import { CoupleInvitation, SentInvitation, WaitingPlace } from '../../entities/invitation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';
import { InviteCode } from './inviteCode.ts';

export const getInvitations = defineOperation({
  name: 'get_invitations',
  method: 'GET',
  group: 'invitations',
  access: 'user',
  summary:
    'Lists the invitations to the family at a club, the sent invitations, and the places on waiting lists.',
  request: Type.Object({ club: Nid, uid: Uid, invite: InviteCode }),
  response: envelope(
    Type.Object({
      couples: Type.Array(CoupleInvitation),
      sent: Type.Array(SentInvitation),
      waiting: Type.Array(WaitingPlace),
    }),
  ),
});
