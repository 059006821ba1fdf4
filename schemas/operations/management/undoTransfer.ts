import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Oid } from '../../scalars.ts';

export const undoTransfer = defineOperation({
  name: 'undo_transfer',
  method: 'POST',
  group: 'management',
  access: 'user',
  idempotent: true,
  summary:
    'Takes back that a transfer was marked as paid by mistake: the amount is open again, and the payer gets a mail with the reason. Refused when a credit note or a certificate was issued since.',
  request: Type.Object({
    club: Nid,
    payment: Nid,
    reason: Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'For the payer and the list of actions',
    }),
  }),
  response: envelope(Type.Object({ order: Oid, number: Type.String(), amount: Euros })),
});
