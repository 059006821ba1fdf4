import { Type } from 'typebox';
import { Pass, PassCard, PassMove, PassSession } from '../entities/offer/pass.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Euros, Nid, Oid, Uid } from '../scalars.ts';

export const passesOperations = operationsOf('passes', {
  get_passes: {
    method: 'GET',
    access: 'user',
    summary: 'Lists the passes of a person at a club, and the passes that can be bought.',
    request: Type.Object({ club: Nid, uid: Uid }),
    response: envelope(Type.Object({ cards: Type.Array(PassCard), offered: Type.Array(Pass) })),
  },
  reload_pass: {
    method: 'POST',
    access: 'user',
    commits: true,
    idempotent: true,
    summary: 'Orders turns for an existing pass. They are available as soon as the order is placed.',
    request: Type.Object({ club: Nid, uid: Uid, card: Nid, pass: Nid, total: Euros }),
    response: envelope(Type.Object({ oids: Type.Array(Oid) })),
  },
  get_pass_log: {
    method: 'GET',
    access: 'user',
    summary: "Lists the changes of credit of a person's passes at a club, the latest first.",
    request: Type.Object({ club: Nid, uid: Uid }),
    response: envelope(Type.Array(PassMove)),
  },
  get_pass_sessions: {
    method: 'GET',
    access: 'user',
    summary: 'Lists the coming sessions of a club that accept a pass.',
    request: Type.Object({ club: Nid, uid: Uid }),
    response: envelope(Type.Array(PassSession)),
  },
  reserve_pass: {
    method: 'POST',
    access: 'user',
    commits: true,
    idempotent: true,
    summary: 'Reserves a session with the turns of a pass.',
    request: Type.Object({ club: Nid, uid: Uid, card: Nid, session: Nid }),
    response: envelope(Type.Object({ reservation: Nid, credit: Type.Integer() })),
  },
  cancel_pass_reservation: {
    method: 'POST',
    access: 'user',
    summary: 'Cancels a reserved session and gives its turns back, while cancelling is allowed.',
    request: Type.Object({ club: Nid, uid: Uid, reservation: Nid }),
    response: envelope(Type.Object({ credit: Type.Integer() })),
  },
});
