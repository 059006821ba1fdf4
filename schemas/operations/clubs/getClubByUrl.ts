import { Type } from 'typebox';
import { Club } from '../../entities/club.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { UrlName } from '../../scalars.ts';

export const getClubByUrl = defineOperation({
  name: 'get_club_by_url',
  method: 'GET',
  group: 'clubs',
  access: 'public',
  summary: 'Returns one club for its page.',
  request: Type.Object({ url: UrlName }),
  response: envelope(Club),
});
