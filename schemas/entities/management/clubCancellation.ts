import { type Static, Type } from 'typebox';
import { readableOrNone, unread } from '../../reading.ts';
import { Euros, Nid, Oid, Uid } from '../../scalars.ts';
import { certificateAbout } from '../staff/certificateAbout.ts';

/** What a manager's cancellation does, or did. */
export const ClubCancellation = Type.Object({
  state: unread(Type.Enum(['preview', 'cancelled'])),
  uid: unread(Uid),
  name: unread(Type.String({ description: 'Name of the person' })),
  what: unread(Type.String({ description: 'The course with its tariff, or the line of the order' })),
  order: unread(Type.Union([Oid, Type.Null()])),
  credited: Type.Unsafe<number>({ ...Euros, description: 'Amount of the credit note; 0: there is none' }),
  lapses: Type.Unsafe<number>({
    ...Euros,
    description: 'Part of `credited` that nobody has to pay any more',
  }),
  refunded: Type.Unsafe<number>({
    ...Euros,
    description: 'Part that goes back by way of the payment provider',
  }),
  byHand: Type.Unsafe<number>({ ...Euros, description: 'Part that the club must give back itself' }),
  creditNote: unread(Type.Union([Type.Object({ id: Nid, number: Type.String() }), Type.Null()])),
  refunds: unread(
    Type.Array(
      Type.Object({
        amount: Euros,
        state: Type.Enum(['asked', 'queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'], {
          description: '`asked`: the provider did not answer yet, and is asked again',
        }),
      }),
    ),
  ),
  prepaid: Type.Boolean({
    description: 'Turns of a pass paid in this order: the club gives back turns and money itself',
  }),
  certificates: readableOrNone(
    Type.Array(Type.Object(certificateAbout), {
      description: 'Certificates about the registration, which are no longer true',
    }),
  ),
});
export type ClubCancellation = Static<typeof ClubCancellation>;
