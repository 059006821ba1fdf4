import { Type } from 'typebox';
import { ParentInvite } from '../../entities/parent.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const inviteParent = defineOperation({
  name: 'invite_parent',
  method: 'POST',
  group: 'parents',
  access: 'user',
  commits: true,
  summary:
    'Mails somebody an invitation to become the other parent of the family. Somebody with family members of their own shares the children instead, and the households stay apart; so does anybody when `users` are some of the children only, or the family has its parents. A second invitation to the same address replaces the first. Validation errors are returned as `problems`, keyed by field.',
  request: Type.Object({
    mail: Type.String({ maxLength: 320 }),
    users: Type.Optional(
      Type.Array(Uid, {
        minItems: 1,
        maxItems: 50,
        description: 'The children it is for, of `shareable`; without it, all of them and the family',
      }),
    ),
  }),
  response: envelope(ParentInvite),
});
