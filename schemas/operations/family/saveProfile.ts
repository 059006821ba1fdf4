import { Type } from 'typebox';
import { Address } from '../../entities/address.ts';
import { Profile } from '../../entities/profile.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { GivenBirthdate, Uid } from '../../scalars.ts';
import { CurrentPassword } from '../session/currentPassword.ts';

export const saveProfile = defineOperation({
  name: 'save_profile',
  method: 'POST',
  group: 'family',
  access: 'user',
  summary:
    'Changes the given fields only. The second e-mail must differ from the first, an e-mail must not belong to another account, and a national number must match the birthdate. A new login address needs the `password`; the old one stays until a mailed link confirms the new one (`pending_mail`). Validation errors are returned as `problems`, keyed by field.',
  request: Type.Object({
    uid: Uid,
    fname: Type.Optional(Type.String({ maxLength: 100 })),
    lname: Type.Optional(Type.String({ maxLength: 100 })),
    birthdate: Type.Optional(GivenBirthdate),
    sex: Type.Optional(Type.Enum(['', 'm', 'v', 'x'])),
    nationality: Type.Optional(Type.String({ maxLength: 60 })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    mail: Type.Optional(Type.String({ maxLength: 320 })),
    password: Type.Optional(CurrentPassword),
    second_mail: Type.Optional(Type.String({ maxLength: 320 })),
    address: Type.Optional(Type.Union([Address, Type.Null()])),
    national_insurance_number: Type.Optional(
      Type.String({ maxLength: 40, description: 'Empty: deletes the number' }),
    ),
  }),
  response: envelope(Profile),
});
