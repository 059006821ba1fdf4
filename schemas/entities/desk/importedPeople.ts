import { type Static, Type } from 'typebox';
import { or, readableOrNone } from '../../reading.ts';
import { largestInteger, UnixTime } from '../../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** What an import of people does, or did. Every row has a verdict. */
export const ImportedPeople = Type.Object({
  rows: readableOrNone(
    Type.Array(
      Type.Object({
        state: Type.Enum(['new', 'known', 'double', 'wrong'], {
          description: '`known`: the club has this person. `double`: an earlier row is the same person',
        }),
        problem: or(Type.String({ description: 'What is wrong; empty otherwise' }), ''),
      }),
      { description: 'In the order of the request' },
    ),
  ),
  added: Count,
  mails: Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Addresses that get a link' }),
});
export type ImportedPeople = Static<typeof ImportedPeople>;

/** What a mailed link asks: to claim people whom a club made, or to agree that two records are one person. */
export const RecordLink = Type.Object({
  kind: Type.Enum(['claim', 'merge']),
  club: Type.String({ description: 'Title of the club' }),
  mail: or(Type.String({ description: 'The address that the link was mailed to' }), ''),
  people: Type.Array(
    Type.Object({
      name: Type.String(),
      birthdate: or(Type.String({ description: 'YYYY-MM-DD; empty when unknown' }), ''),
    }),
    { description: 'For `merge`: the record that stays, and the one that goes' },
  ),
  expires: UnixTime,
});
export type RecordLink = Static<typeof RecordLink>;

/** A proposal that two records of a club are one person. */
export const MergeProposal = Type.Object({
  moves: readableOrNone(
    Type.Array(Type.String(), { description: 'What moves to the record that stays, in Dutch' }),
  ),
  clashes: readableOrNone(
    Type.Array(Type.String(), { description: 'Why they can’t be merged yet, in Dutch' }),
  ),
  asks: readableOrNone(
    Type.Array(Type.String(), { description: 'Addresses that must agree; empty: nobody has a login' }),
  ),
  done: Type.Boolean({ description: 'They are one record now, because nobody had to agree' }),
});
export type MergeProposal = Static<typeof MergeProposal>;
