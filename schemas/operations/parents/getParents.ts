import { Type } from 'typebox';
import { Parent, ParentInvite, ShareableChild, Sharing } from '../../entities/parent.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getParents = defineOperation({
  name: 'get_parents',
  method: 'GET',
  group: 'parents',
  access: 'user',
  summary:
    "Lists the parents of the caller's family, the holder first, and its open invitations, and the children whom two households share. `can_invite` is false for a member who has a parent, for a minor, for a family that is full, and for an account with an unconfirmed address.",
  request: Type.Object({}),
  response: envelope(
    Type.Object({
      parents: Type.Array(Parent),
      invites: Type.Array(ParentInvite),
      shared: Type.Array(Sharing),
      shareable: Type.Array(ShareableChild, {
        description:
          'Members of the household whom another household can share; empty for who may not invite. A family that is full can still share them',
      }),
      can_invite: Type.Boolean(),
    }),
  ),
});
