import { Type } from 'typebox';
import { ParentInvite } from '../../entities/parent.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const inviteParent = defineOperation({
  name: 'invite_parent',
  method: 'POST',
  group: 'parents',
  access: 'user',
  commits: true,
  summary:
    'Mails somebody an invitation to become the other parent of the family. A second invitation to the same address replaces the first. Validation errors are returned as `problems`, keyed by field.',
  request: Type.Object({ mail: Type.String({ maxLength: 320 }) }),
  response: envelope(ParentInvite),
});
