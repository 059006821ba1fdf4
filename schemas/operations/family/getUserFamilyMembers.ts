import { Type } from 'typebox';
import { User } from '../../entities/user.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const getUserFamilyMembers = defineOperation({
  name: 'get_user_family_members',
  method: 'GET',
  group: 'family',
  access: 'user',
  summary: 'Lists the family members of a parent, without the parents, the eldest first.',
  request: Type.Object({ uid: Uid }),
  response: envelope(Type.Array(User)),
});
