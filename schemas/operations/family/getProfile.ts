import { Type } from 'typebox';
import { Profile } from '../../entities/profile.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const getProfile = defineOperation({
  name: 'get_profile',
  method: 'GET',
  group: 'family',
  access: 'user',
  summary: 'What is known of the caller or of one of the family. The national number is never in it.',
  request: Type.Object({ uid: Uid }),
  response: envelope(Profile),
});
