import { Type } from 'typebox';
import { ChangeOptions } from '../../entities/changeOption.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const getChangeOptions = defineOperation({
  name: 'get_change_options',
  method: 'GET',
  group: 'own-registrations',
  access: 'user',
  summary:
    "Lists the tariffs of the same club to which a registration can move now, with the price difference. Refused when the club's rule no longer allows a stop, and for a trial or a registration with extras.",
  request: Type.Object({ club: Nid, uid: Uid, registration: Nid }),
  response: envelope(ChangeOptions),
});
