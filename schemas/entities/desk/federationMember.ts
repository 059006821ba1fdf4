import { type Static, Type } from 'typebox';
import { or, readableOrNone } from '../../reading.ts';
import { IsoDate, largestInteger, Uid, UrlName } from '../../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** A federation of a club as its managers see it. */
const ClubFederation = Type.Object({
  url: UrlName,
  title: Type.String(),
  until: Type.Unsafe<string>({ ...IsoDate, description: 'Last day of a card that is given today' }),
});

/** The card of one of a club’s people. */
const FederationMember = Type.Object({
  uid: Uid,
  name: Type.String(),
  federation: UrlName,
  type: Type.Enum(['member', 'teacher']),
  number: Type.String(),
  until: Type.Union([IsoDate, Type.Null()], { description: 'Last valid day; null: until it is ended' }),
  over: Type.Boolean({ description: 'Its last day is past' }),
});

/** The federations of a club, with a page of the cards of its people by last name. */
export const FederationMembers = Type.Object({
  federations: readableOrNone(Type.Array(ClubFederation, { description: 'In the order of the club' })),
  cards: readableOrNone(Type.Array(FederationMember)),
  count: Type.Integer({ ...Count, description: 'Number of cards on all pages' }),
});
export type FederationMembers = Static<typeof FederationMembers>;

/** The changes that a file of members of a federation makes, or made. Every row has a verdict. */
export const ImportedCards = Type.Object({
  rows: readableOrNone(
    Type.Array(
      Type.Object({
        state: Type.Enum(['new', 'changed', 'same', 'unknown', 'double', 'wrong'], {
          description:
            '`unknown`: nobody of the club has this name. `double`: several people have it, or an earlier row is about the same person',
        }),
        problem: or(Type.String({ description: 'What is wrong, in Dutch; empty otherwise' }), ''),
      }),
      { description: 'In the order of the request' },
    ),
  ),
  saved: Type.Integer({ ...Count, description: 'Cards that are new or changed' }),
});
export type ImportedCards = Static<typeof ImportedCards>;
