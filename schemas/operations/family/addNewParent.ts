import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { refusalProperties } from '../../refusal.ts';
import { GivenBirthdate, Uid } from '../../scalars.ts';

export const addNewParent = defineOperation({
  name: 'add_new_parent',
  method: 'POST',
  group: 'family',
  access: 'user',
  summary:
    'Mails the guardian whom a minor names: a new person, or a family member of at least 16. The guardian accepts with `accept_parent_invite`; until then the minor can prepare a cart and answers, and not order. `auth` is the token of another session of the minor, whose user tells of the question in `guardian_asked`: a bearer, and valid once for `exchange_auth_code`. Asking again replaces the first question.',
  request: Type.Object({
    /** The minor, who is the caller; with `setFamilyMemberAsParent` the family member who becomes the guardian. */
    uid: Type.Optional(Uid),
    fname: Type.Optional(Type.String({ maxLength: 100 })),
    lname: Type.Optional(Type.String({ maxLength: 100 })),
    birthdate: Type.Optional(GivenBirthdate),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    mail: Type.Optional(Type.String({ maxLength: 320 })),
    setFamilyMemberAsParent: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ auth: Type.String(), ...refusalProperties }),
});
