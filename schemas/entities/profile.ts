import { type Static, Type } from 'typebox';
import { IsoDate, Uid } from '../scalars.ts';
import { Address } from './address.ts';

/** A person's data, as the profile screen shows and changes it. Empty fields are unknown. */
export const Profile = Type.Object({
  uid: Uid,
  fname: Type.String(),
  lname: Type.String(),
  birthdate: Type.Union([IsoDate, Type.Null()]),
  sex: Type.Enum(['', 'm', 'v', 'x']),
  nationality: Type.String(),
  phone: Type.String(),
  mail: Type.String({
    description:
      'What the person logs in with; of a family member without a login an address that only gets messages',
  }),
  pending_mail: Type.String({
    description:
      'What the person asked to log in with instead of `mail`, until a mailed link confirms it; empty: nothing was asked',
  }),
  second_mail: Type.String({
    description: 'Gets the same messages, several by `;`; never the same as `mail`',
  }),
  address: Type.Union([Address, Type.Null()]),
  national_insurance_number: Type.Object(
    {
      known: Type.Boolean(),
      last_digits: Type.String({
        description: 'The last two digits, to recognise it by; the whole number is never sent',
      }),
    },
    { description: 'Kept apart, and only asked for certificates' },
  ),
});
export type Profile = Static<typeof Profile>;
