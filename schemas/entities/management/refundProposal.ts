import { Type } from 'typebox';
import { exact, or, readableOrNone } from '../../reading.ts';
import { Euros, largestInteger } from '../../scalars.ts';
import { certificateAbout } from '../staff/certificateAbout.ts';

/** The amount that a club could give back of an order, by the lessons that remain. */
export const RefundProposal = Type.Object({
  most: Type.Unsafe<number>({ ...Euros, description: 'What is not credited yet' }),
  proposal: Type.Unsafe<number>({ ...Euros, description: 'The sum of the proposals of the lines' }),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer({ minimum: 0, maximum: largestInteger }),
      what: Type.String(),
      name: or(Type.String({ description: 'Name of the person' }), ''),
      charged: Type.Unsafe<number>({ ...Euros, description: 'What it cost, and is not credited yet' }),
      lessons: Type.Optional(
        exact(
          Type.Object(
            { total: Type.Integer(), left: Type.Integer() },
            { description: 'Lessons since the order, and those to come' },
          ),
        ),
      ),
      proposal: Euros,
    }),
  ),
  certificates: readableOrNone(
    Type.Array(Type.Object(certificateAbout), {
      description: 'Certificates about registrations of the order: a credit makes them untrue',
    }),
  ),
});

/** The amounts of a credit. */
export const CreditedAmount = Type.Object({
  credited: Type.Unsafe<number>({ ...Euros, description: 'Amount of the credit note' }),
  lapses: Type.Unsafe<number>({ ...Euros, description: 'Part that nobody has to pay any more' }),
  refunded: Type.Unsafe<number>({
    ...Euros,
    description: 'Part that goes back by way of the payment provider',
  }),
  byHand: Type.Unsafe<number>({ ...Euros, description: 'Part that the club must give back itself' }),
});
