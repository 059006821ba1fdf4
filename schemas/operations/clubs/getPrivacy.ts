import { Type } from 'typebox';
import { Privacy } from '../../entities/privacy.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getPrivacy = defineOperation({
  name: 'get_privacy',
  method: 'GET',
  group: 'clubs',
  access: 'public',
  summary:
    'Returns the facts of the privacy page of a club, or of the portal when no club is named: the controller, and who really receives data here.',
  request: Type.Object({ club: Type.Optional(Nid) }),
  response: envelope(Privacy),
});
