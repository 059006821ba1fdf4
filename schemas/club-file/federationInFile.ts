import { type Static, Type } from 'typebox';
import { ColorHex, HttpsUrl } from '../scalars.ts';
import { atItsUrl, inFile, LongText } from './inFile.ts';

/** A federation of which the club makes people a member. Who is one is data about people, which no file has. */
export const FederationInFile = inFile({
  ...atItsUrl,
  description: LongText,
  cardText: Type.String({ maxLength: 200, default: '', description: 'One line on each card' }),
  website: Type.Optional(Type.String({ ...HttpsUrl, maxLength: 300 })),
  mail: Type.String({ maxLength: 200, default: '' }),
  color: Type.String({ ...ColorHex, default: '#565c66' }),
  seasonEnds: Type.Enum(['june', 'august', 'december'], {
    default: 'august',
    description: 'The month in which a season of its memberships ends, on its last day',
  }),
});
export type FederationInFile = Static<typeof FederationInFile>;
