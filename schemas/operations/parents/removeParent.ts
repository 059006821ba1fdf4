import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const removeParent = defineOperation({
  name: 'remove_parent',
  method: 'POST',
  group: 'parents',
  access: 'user',
  namesParent: true,
  summary:
    'Undoes the coming of a parent, for whoever was a parent before, until `removable_until` of `get_parents`: a mail may have reached the wrong person. A parent of another household loses the children who were shared with them. Refused with `not-available` later.',
  request: Type.Object({ uid: Uid }),
  response: envelope(Type.Literal(true)),
});
