import { Type } from 'typebox';
import { MembershipCard } from '../../entities/federation.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getMembershipCards = defineOperation({
  name: 'get_membership_cards',
  method: 'GET',
  group: 'federation',
  access: 'user',
  summary:
    'The membership cards of the caller and family, the eldest of them first; what is no longer valid comes last.',
  request: Type.Object({}),
  response: envelope(Type.Array(MembershipCard)),
});
