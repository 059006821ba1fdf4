import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Oid, Uid } from '../../scalars.ts';

export const reloadPass = defineOperation({
  name: 'reload_pass',
  method: 'POST',
  group: 'passes',
  access: 'user',
  commits: true,
  idempotent: true,
  summary: 'Orders turns for an existing pass. They are available as soon as the order is placed.',
  request: Type.Object({ club: Nid, uid: Uid, card: Nid, pass: Nid, total: Euros }),
  response: envelope(Type.Object({ oids: Type.Array(Oid) })),
});
