import { Type } from 'typebox';
import { Club } from '../../entities/club.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { UrlName } from '../../scalars.ts';

export const getClubByUrl = defineOperation({
  name: 'get_club_by_url',
  method: 'GET',
  group: 'clubs',
  access: 'public',
  summary: 'One club, as its page shows it.',
  request: Type.Object({ url: UrlName }),
  response: envelope(Club),
});
