import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid } from '../../scalars.ts';

export const undoGivenBack = defineOperation({
  name: 'undo_given_back',
  method: 'POST',
  group: 'management',
  access: 'user',
  idempotent: true,
  summary:
    'Undoes a note that money was given back, or used for another invoice, as an entry of its own, and mails the payer the reason. The first entry stays in the books.',
  request: Type.Object({
    club: Nid,
    entry: Nid,
    reason: Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'For the payer and the list of actions',
    }),
  }),
  response: envelope(Type.Object({ number: Type.String(), amount: Euros })),
});
