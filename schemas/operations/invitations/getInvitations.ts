import { Type } from 'typebox';
import { CoupleInvitation, WaitingPlace } from '../../entities/invitation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';
import { InviteCode } from './inviteCode.ts';

export const getInvitations = defineOperation({
  name: 'get_invitations',
  method: 'GET',
  group: 'invitations',
  access: 'user',
  summary: 'Who asks the family along at a club, and where the family waits for a place.',
  request: Type.Object({ club: Nid, uid: Uid, invite: InviteCode }),
  response: envelope(
    Type.Object({ couples: Type.Array(CoupleInvitation), waiting: Type.Array(WaitingPlace) }),
  ),
});
