import { Type } from 'typebox';
import { MembershipCard } from '../../entities/federation.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getMembershipCards = defineOperation({
  name: 'get_membership_cards',
  method: 'GET',
  group: 'federation',
  access: 'user',
  summary:
    'Lists the membership cards of the caller and family, the eldest person first. Expired cards come last.',
  request: Type.Object({}),
  response: envelope(Type.Array(MembershipCard)),
});
