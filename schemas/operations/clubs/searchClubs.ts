import { Type } from 'typebox';
import { ClubSummary } from '../../entities/club.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { ShortText } from '../../scalars.ts';

export const searchClubs = defineOperation({
  name: 'search_clubs',
  method: 'GET',
  group: 'clubs',
  access: 'public',
  summary: 'Clubs whose title or city holds the text, accents and case aside; at most 20, by title.',
  request: Type.Object({ text: Type.Optional(ShortText) }),
  response: envelope(Type.Array(ClubSummary)),
});
