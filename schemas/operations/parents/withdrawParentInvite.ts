import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const withdrawParentInvite = defineOperation({
  name: 'withdraw_parent_invite',
  method: 'POST',
  group: 'parents',
  access: 'user',
  summary: "Ends an open invitation of the caller's family. An invitation that is gone is no error.",
  request: Type.Object({ invite: Nid }),
  response: envelope(Type.Literal(true)),
});
