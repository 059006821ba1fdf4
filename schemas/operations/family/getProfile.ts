import { Type } from 'typebox';
import { Profile } from '../../entities/profile.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const getProfile = defineOperation({
  name: 'get_profile',
  method: 'GET',
  group: 'family',
  access: 'user',
  summary: 'Returns the profile of the caller or a family member, without the national number.',
  request: Type.Object({ uid: Uid }),
  response: envelope(Profile),
});
