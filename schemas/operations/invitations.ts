import { Type } from 'typebox';
import { Reservation } from '../entities/offer/reservation.ts';
import { Invitations } from '../entities/registration/invitation.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Uid } from '../scalars.ts';

/** `invite` of the link in the mail. It shows and answers that invitation, whatever the address of the account. */
const InviteCode = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));

export const invitationsOperations = operationsOf('invitations', {
  get_invitations: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the invitations to the family at a club, the sent invitations, and the places on waiting lists.',
    request: Type.Object({ club: Nid, uid: Uid, invite: InviteCode }),
    response: envelope(Invitations),
  },
  answer_invitation: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary:
      'Accepts or declines an invitation to a couple course. An accepted invitation can be ordered with its `cciid`.',
    request: Type.Object({ club: Nid, uid: Uid, cciid: Nid, accept: Type.Boolean(), invite: InviteCode }),
    response: envelope(Type.Null()),
  },
  leave_waiting_list: {
    method: 'POST',
    access: 'user',
    summary: 'Removes a person from a waiting list. An offered place goes to the next person.',
    request: Type.Object({ club: Nid, uid: Uid, tariff: Nid }),
    response: envelope(Type.Null()),
  },
  accept_waiting_list_offer: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary: 'Accepts an offered place: it is held for the cart, for at least 15 minutes.',
    request: Type.Object({ club: Nid, uid: Uid, tariff: Nid }),
    response: envelope(Type.Object({ reservation: Reservation })),
  },
});
