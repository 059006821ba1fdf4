import { type Static, Type } from 'typebox';
import { exact, or, unread } from '../../reading.ts';
import { Euros, Nid, Oid, Uid } from '../../scalars.ts';

/** The consequences of erasing a person, shown before it is done. */
export const Erasure = Type.Object({
  people: Type.Array(Type.Object({ uid: Uid, name: Type.String() }), {
    minItems: 1,
    description: 'People who are erased, the holder of the account first',
  }),
  stays_with: Type.Optional(
    or(Type.String({ description: 'Name of the other parent, with whom the family members stay' }), ''),
  ),
  moves: Type.Optional(
    exact(
      or(
        Type.Array(Type.Object({ name: Type.String(), to: Type.String() }), {
          description: 'First names of shared children, and the parent to whose household each of them goes',
        }),
        [],
      ),
    ),
  ),
  unpaid: Type.Array(
    Type.Object({
      oid: Oid,
      number: Type.String({ description: 'Invoice number' }),
      club: Type.Object({ nid: unread(Nid), url: unread(Type.String()), title: Type.String() }),
      open: Euros,
      processing: Type.Boolean({ description: 'A payment is in progress' }),
    }),
    { description: 'Invoices to be paid, or credited by the club, before anybody can be erased' },
  ),
  given_up: Type.Array(
    Type.Object({
      kind: Type.Enum(['registration', 'ticket', 'waiting', 'reservation', 'pass']),
      name: Type.String({ description: 'Name of the person' }),
      title: Type.String({ description: 'The course and its tariff, or the pass' }),
      club: Type.String(),
      count: Type.Integer({
        minimum: 1,
        description: 'Number of tickets, or of remaining turns on a pass; otherwise 1',
      }),
    }),
    { description: 'Coming sessions, tickets and turns that are lost' },
  ),
  kept: Type.Object(
    {
      orders: Type.Integer({ minimum: 0 }),
      certificates: Type.Integer({ minimum: 0, description: 'Certificates that name a paid amount' }),
    },
    { description: 'Records that the law obliges clubs to keep, without the name' },
  ),
});
export type Erasure = Static<typeof Erasure>;
