import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UnixTime } from '../../scalars.ts';
import { InviteCode } from './inviteCode.ts';

export const getParentInvite = defineOperation({
  name: 'get_parent_invite',
  method: 'POST',
  group: 'parents',
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
});
