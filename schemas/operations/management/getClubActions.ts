import { Type } from 'typebox';
import { ClubAction } from '../../entities/clubAction.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getClubActions = defineOperation({
  name: 'get_club_actions',
  method: 'GET',
  group: 'management',
  access: 'user',
  summary:
    'Lists a page of what managers did for a club, the latest first: who, what, when, about whom and why. For managers of that club only.',
  request: Type.Object({
    club: Nid,
    /** Number of actions to skip. */
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** Maximum number of actions in the answer. Default: 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: envelope(Type.Array(ClubAction), {
    count: Type.Integer({ minimum: 0, description: 'Number of actions on all pages' }),
  }),
});
