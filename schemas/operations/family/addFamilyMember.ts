import { Type } from 'typebox';
import { PersonName } from '../../entities/personName.ts';
import { User } from '../../entities/user.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { GivenBirthdate } from '../../scalars.ts';

export const addFamilyMember = defineOperation({
  name: 'add_family_member',
  method: 'POST',
  group: 'family',
  access: 'user',
  summary:
    "Adds a member to the caller's family. An e-mail gives that member no login; the caller's own e-mail is refused with the sentence of Specification 5.1. Validation errors are returned as `problems`, keyed by field.",
  request: Type.Object({
    fname: PersonName,
    lname: PersonName,
    birthdate: GivenBirthdate,
    sex: Type.Optional(Type.Enum(['', 'm', 'v', 'x'])),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    mail: Type.Optional(Type.String({ maxLength: 320 })),
  }),
  response: envelope(User),
});
