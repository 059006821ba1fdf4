import { Type } from 'typebox';
import { Federation, MembershipCard } from '../../entities/federation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { federationRequest } from './signedLink.ts';

export const getFederation = defineOperation({
  name: 'get_federation',
  method: 'GET',
  group: 'federation',
  access: 'public',
  signedBy: 'hash',
  summary:
    'A federation with who of the family belongs to it, for its members and for whoever has a link that the server signed (Specification 2.1); a link that is wrong or over is forbidden.',
  request: federationRequest,
  response: envelope(Type.Object({ federation: Federation, members: Type.Array(MembershipCard) })),
});
