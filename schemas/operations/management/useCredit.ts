import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Oid } from '../../scalars.ts';

export const useCredit = defineOperation({
  name: 'use_credit',
  method: 'POST',
  group: 'management',
  access: 'user',
  idempotent: true,
  summary:
    'Uses what a family has too much for one invoice to pay another invoice of that family at the same club, and mails the receipt. Refused with `conflict` if either amount changed since the manager saw it. undo_given_back undoes both sides.',
  request: Type.Object({
    club: Nid,
    order: Type.Unsafe<number>({ ...Oid, description: 'The order with the credit' }),
    forOrder: Type.Unsafe<number>({ ...Oid, description: 'The order that it pays' }),
    amount: Euros,
    refund: Type.Unsafe<number>({ ...Euros, description: 'The credit when the manager saw it' }),
    open: Type.Unsafe<number>({ ...Euros, description: 'What `forOrder` owed when the manager saw it' }),
  }),
  response: envelope(Type.Object({ from: Type.String(), to: Type.String(), amount: Euros })),
});
