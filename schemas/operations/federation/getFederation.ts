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
    'Returns a federation with its members in the family, for those members or with a signed link (Specification 2.1). An invalid or expired link is forbidden.',
  request: federationRequest,
  response: envelope(Type.Object({ federation: Federation, members: Type.Array(MembershipCard) })),
});
