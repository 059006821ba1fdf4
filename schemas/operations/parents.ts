import { Type } from 'typebox';
import { Mail } from '../entities/people/mail.ts';
import { Parent, ParentInvite, ShareableChild, Sharing } from '../entities/people/parent.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Uid, UnixTime } from '../scalars.ts';

/** The secret of a mailed invitation. */
export const InviteCode = Type.String({ minLength: 1, maxLength: 200 });

export const parentsOperations = operationsOf('parents', {
  get_parents: {
    method: 'GET',
    access: 'user',
    summary:
      "Lists the parents of the caller's family, the holder first, and its open invitations, and the children whom two households share. `can_invite` is false for a member who has a parent, for a minor, for a family that is full, and for an account with an unconfirmed address.",
    request: Type.Object({}),
    response: envelope(
      Type.Object({
        parents: Type.Array(Parent),
        invites: Type.Array(ParentInvite),
        shared: Type.Array(Sharing),
        shareable: Type.Array(ShareableChild, {
          description:
            'Members of the household whom another household can share; empty for who may not invite. A family that is full can still share them',
        }),
        can_invite: Type.Boolean(),
      }),
    ),
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
    response: envelope(
      Type.Object({
        kind: Type.Enum(['parent', 'guardian'], {
          description: '`guardian`: a minor asks somebody to become the guardian',
        }),
        inviter: Type.String(),
        guardian: Type.Optional(
          Type.Object(
            { fname: Type.String(), lname: Type.String() },
            { description: 'The name of the guardian as the minor gave it, for a new account' },
          ),
        ),
        way: Type.Enum(['family', 'children'], {
          description:
            '`family`: the caller becomes a parent of the family; `children`: the households stay apart, and share `members` alone. A visitor with a family gets the other answer after the login',
        }),
        members: Type.Array(Type.String(), {
          description:
            'First names of the members, without the parents, or of the children who will be shared; the minor who asks comes first',
        }),
        mail: Type.String({ description: 'Address that the invitation was mailed to' }),
        expires: UnixTime,
        obstacle: Type.Union(
          [
            Type.Enum([
              'already-there',
              'has-parent',
              'other-family',
              'minor',
              'full',
              'nothing-left',
              'unconfirmed',
              'not-needed',
            ]),
            Type.Null(),
          ],
          {
            description:
              '`already-there`: a parent of this family; `has-parent`: a member of a family; `other-family`: has a family, and there is no child to share; `full`: the family has its parents by now; `nothing-left`: the children have two households by now; `unconfirmed`: nobody confirmed the address of the account, and the code went to another address; `not-needed`: the minor is 16 by now; null: none, or no caller',
          },
        ),
      }),
    ),
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
