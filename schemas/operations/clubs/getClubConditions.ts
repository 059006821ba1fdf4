import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getClubConditions = defineOperation({
  name: 'get_club_conditions',
  method: 'GET',
  group: 'clubs',
  access: 'public',
  summary: 'Returns the conditions to which the privacy agreement of the registration form links.',
  request: Type.Object({ club: Nid }),
  response: envelope(
    Type.Object({
      title: Type.String(),
      version: Type.Optional(
        Type.String({ minLength: 1, description: 'The version that is kept with an agreement' }),
      ),
      paragraphs: Type.Array(Type.String(), { description: 'Plain text, one paragraph per item' }),
    }),
  ),
});
