import { Type } from 'typebox';
import { ClubPreferences } from '../../entities/preferences.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const getPreferences = defineOperation({
  name: 'get_preferences',
  method: 'GET',
  group: 'communication',
  access: 'user',
  summary:
    'What the caller or one of the family receives from each of their clubs, by address: their own and that of who holds the account.',
  request: Type.Object({ uid: Uid }),
  response: envelope(Type.Array(ClubPreferences)),
});
