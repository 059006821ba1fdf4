import { Type } from 'typebox';
import { Federation, MembershipCard } from '../../entities/federation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { federationRequest, SignedLink } from './signedLink.ts';

export const getFederationCard = defineOperation({
  name: 'get_federation_card',
  method: 'GET',
  group: 'federation',
  access: 'public',
  signedBy: 'hash',
  summary:
    'The cards of a federation, of the family or of one of it, for its members and for whoever has a link that the server signed (Specification 2.1). A member also gets such a link, to show the cards where nobody logs in.',
  request: federationRequest,
  response: envelope(
    Type.Object({
      federation: Federation,
      cards: Type.Array(MembershipCard),
      link: Type.Union([SignedLink, Type.Null()], { description: 'null: for who came by one' }),
    }),
  ),
});
