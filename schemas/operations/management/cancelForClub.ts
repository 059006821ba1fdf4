import { Type } from 'typebox';
import { ClubCancellation } from '../../entities/clubCancellation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, largestInteger, Nid, Oid } from '../../scalars.ts';

export const cancelForClub = defineOperation({
  name: 'cancel_for_club',
  method: 'POST',
  group: 'management',
  access: 'user',
  idempotent: true,
  summary:
    'Cancels a registration, or a line of an order, for a club that the caller manages. Frees the place, which goes to the waiting list first. Issues a credit note; what was paid online is refunded. `preview` changes nothing. Refused with `conflict` if the amounts are not `agreed` any more.',
  request: Type.Object({
    club: Nid,
    what: Type.Union(
      [
        Type.Object({ registration: Nid }),
        Type.Object({ order: Oid, position: Type.Integer({ minimum: 0, maximum: largestInteger }) }),
      ],
      { description: 'A registration, or a line of an order' },
    ),
    money: Type.Enum(['back', 'none'], {
      description: '`none`: the club credits nothing, and keeps what was paid',
    }),
    reason: Type.String({ maxLength: 500, description: 'For the family' }),
    preview: Type.Optional(Type.Boolean()),
    agreed: Type.Optional(
      Type.Object(
        { credited: Euros, refunded: Euros, byHand: Euros },
        { description: 'The amounts of the preview that the manager saw' },
      ),
    ),
  }),
  response: envelope(ClubCancellation),
});
