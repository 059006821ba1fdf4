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
    'Adds somebody to the family of the caller. An e-mail gives that person no login of their own; the own e-mail of the caller is refused in the words of the specification (5.1). Broken rules come back as `problems`, with the field as key.',
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
