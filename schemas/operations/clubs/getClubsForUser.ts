import { Type } from 'typebox';
import { UserClub } from '../../entities/club.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getClubsForUser = defineOperation({
  name: 'get_clubs_for_user',
  method: 'GET',
  group: 'clubs',
  access: 'user',
  summary: 'Lists the clubs of the caller and family, keyed by nid.',
  request: Type.Object({}),
  response: envelope(Type.Record(Type.String({ pattern: '^[0-9]+$' }), UserClub)),
});
