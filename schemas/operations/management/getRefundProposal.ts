import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, largestInteger, Nid, Oid } from '../../scalars.ts';

export const getRefundProposal = defineOperation({
  name: 'get_refund_proposal',
  method: 'GET',
  group: 'management',
  access: 'user',
  summary:
    'Proposes what a club that the caller manages gives back of an order: for each line, its share of the lessons that remain. credit_amount does it.',
  request: Type.Object({ club: Nid, order: Oid }),
  response: envelope(
    Type.Object({
      most: Type.Unsafe<number>({ ...Euros, description: 'What is not credited yet' }),
      proposal: Type.Unsafe<number>({ ...Euros, description: 'The sum of the proposals of the lines' }),
      lines: Type.Array(
        Type.Object({
          position: Type.Integer({ minimum: 0, maximum: largestInteger }),
          what: Type.String(),
          name: Type.String({ description: 'Name of the person' }),
          charged: Type.Unsafe<number>({ ...Euros, description: 'What it cost, and is not credited yet' }),
          lessons: Type.Optional(
            Type.Object(
              { total: Type.Integer(), left: Type.Integer() },
              { description: 'Lessons since the order, and those to come' },
            ),
          ),
          proposal: Euros,
        }),
      ),
    }),
  ),
});
