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
    "Lists the mail preferences of the caller or a family member, per club and address: their own and that of the account's holder.",
  request: Type.Object({ uid: Uid }),
  response: envelope(Type.Array(ClubPreferences)),
});
