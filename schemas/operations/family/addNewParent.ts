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
    'Gives a minor a guardian: a new person, or a family member of at least 16. The account passes to the guardian. `auth` is the token of a session of the guardian: a bearer, and valid once for `exchange_auth_code`.',
  request: Type.Object({
    /** The minor, who is the caller; with `setFamilyMemberAsParent` the family member who becomes the guardian. */
    uid: Type.Optional(Uid),
    fname: Type.Optional(Type.String({ maxLength: 100 })),
    lname: Type.Optional(Type.String({ maxLength: 100 })),
    birthdate: Type.Optional(GivenBirthdate),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    setFamilyMemberAsParent: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ auth: Type.String(), ...refusalProperties }),
});
