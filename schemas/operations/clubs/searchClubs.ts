import { Type } from 'typebox';
import { ClubSummary } from '../../entities/club.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { ShortText } from '../../scalars.ts';

export const searchClubs = defineOperation({
  name: 'search_clubs',
  method: 'GET',
  group: 'clubs',
  access: 'public',
  summary:
    'Clubs whose title, address or postcode holds every word of the text, accents and case aside, and then clubs that offer it: words of a course, a day, an age, or a child of the caller by first name. At most 20, each by title. When there are none: clubs that differ by one typo a word.',
  request: Type.Object({
    text: Type.Optional(ShortText),
    near: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'A postcode or municipality: the nearest clubs by postcode, whatever the text',
      }),
    ),
  }),
  response: envelope(
    Type.Array(
      Type.Object({
        ...ClubSummary.properties,
        offers: Type.Optional(
          Type.Array(Type.String(), { description: 'The kinds of most of its courses, such as "Ballet"' }),
        ),
      }),
    ),
  ),
});
