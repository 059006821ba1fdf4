import { Type } from 'typebox';
import { Mail } from '../entities/people/mail.ts';
import { FollowedInvite, ParentInvite, Parents } from '../entities/people/parent.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Uid } from '../scalars.ts';

/** The secret of a mailed invitation. */
export const InviteCode = Type.String({ minLength: 1, maxLength: 200 });

export const parentsOperations = operationsOf('parents', {
  get_parents: {
    method: 'GET',
    access: 'user',
    summary:
      "Lists the parents of the caller's family, the holder first, and its open invitations, and the children whom two households share. `can_invite` is false for a member who has a parent, for a minor, for a family that is full, and for an account with an unconfirmed address.",
    request: Type.Object({}),
    response: envelope(Parents),
  },
  invite_parent: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary:
      'Mails somebody an invitation to become the other parent of the family. Somebody with family members of their own shares the children instead, and the households stay apart; so does anybody when `users` are some of the children only, or the family has its parents. A second invitation to the same address replaces the first. Validation errors are returned as `problems`, keyed by field.',
    request: Type.Object({
      mail: Mail,
      users: Type.Optional(
        Type.Array(Uid, {
          minItems: 1,
          maxItems: 50,
          description: 'The children it is for, of `shareable`; without it, all of them and the family',
        }),
      ),
    }),
    response: envelope(ParentInvite),
  },
  withdraw_parent_invite: {
    method: 'POST',
    access: 'user',
    summary: "Ends an open invitation of the caller's family. An invitation that is gone is no error.",
    request: Type.Object({ invite: Nid }),
    response: envelope(Type.Literal(true)),
  },
  get_parent_invite: {
    method: 'POST',
    access: 'public',
    keepsPages: true,
    summary:
      'Shows the reader of a mailed invitation who asks, and for whose family: a parent, or a minor who asks for a guardian. `obstacle` says why the caller, if there is one, cannot accept it. Refused with `code-used` for an unknown, ended or answered invitation.',
    request: Type.Object({ code: InviteCode }),
    response: envelope(FollowedInvite),
  },
  accept_parent_invite: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary:
      'Makes the caller a parent of the family that the mailed code invites to, or the guardian of the minor who asks: somebody with a family shares the children with it instead (`way`). The login of a minor then ends, and the minor and family belong to the family of the caller. Refused with `not-available` for an obstacle of `get_parent_invite`, with `code-used` for an unknown, ended or answered invitation.',
    request: Type.Object({ code: InviteCode }),
    response: envelope(Type.Literal(true)),
  },
  leave_family: {
    method: 'POST',
    access: 'user',
    summary:
      'Takes the caller, a parent, out of a family with another parent. The members stay with the other parent, who becomes the holder where the caller was. The caller keeps the account, and is alone in it. Refused with `not-available` for the only parent. With the `uid` of a child of another household, the caller ends what that household shares with the caller instead.',
    request: Type.Object({ uid: Type.Optional(Uid) }),
    response: envelope(Type.Literal(true)),
  },
  remove_parent: {
    method: 'POST',
    access: 'user',
    namesParent: true,
    summary:
      'Undoes the coming of a parent, for whoever was a parent before, until `removable_until` of `get_parents`: a mail may have reached the wrong person. A parent of another household loses the children who were shared with them. Refused with `not-available` later.',
    request: Type.Object({ uid: Uid }),
    response: envelope(Type.Literal(true)),
  },
});
