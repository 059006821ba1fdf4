import { Type } from 'typebox';
import { Parent, ParentInvite } from '../../entities/parent.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getParents = defineOperation({
  name: 'get_parents',
  method: 'GET',
  group: 'parents',
  access: 'user',
  summary:
    "Lists the parents of the caller's family, the holder first, and its open invitations. `can_invite` is false for a member who has a parent, for a minor, for a family that is full, and for an account with an unconfirmed address.",
  request: Type.Object({}),
  response: envelope(
    Type.Object({
      parents: Type.Array(Parent),
      invites: Type.Array(ParentInvite),
      can_invite: Type.Boolean(),
    }),
  ),
});
