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
    'Lists the membership cards of a federation, for the family or one member, with membership or with a signed link (Specification 2.1). A member also receives a signed link, to show the cards without a login.',
  request: federationRequest,
  response: envelope(
    Type.Object({
      federation: Federation,
      cards: Type.Array(MembershipCard),
      link: Type.Union([SignedLink, Type.Null()], { description: 'null: the call came by a signed link' }),
    }),
  ),
});
