import { type Static, Type } from 'typebox';
import { anyWord, maybe, or } from '../../reading.ts';
import { IsoDate, Uid } from '../../scalars.ts';
import { Address } from './address.ts';

/** A person's data, as the profile screen shows and changes it. Empty fields are unknown. */
export const Profile = Type.Object({
  uid: Uid,
  fname: or(Type.String(), ''),
  lname: or(Type.String(), ''),
  birthdate: or(anyWord(Type.Union([IsoDate, Type.Null()])), ''),
  sex: or(Type.Enum(['', 'm', 'v', 'x']), ''),
  nationality: or(Type.String(), ''),
  phone: or(Type.String(), ''),
  mail: or(
    Type.String({
      description:
        'Login address; for a family member without a login, an address that only receives messages',
    }),
    '',
  ),
  pending_mail: or(
    Type.String({
      description: 'Requested login address that waits for the confirmation by a mailed link; empty: none',
    }),
    '',
  ),
  second_mail: or(
    Type.String({
      description: 'Other addresses for the same messages, separated by `;`; never equal to `mail`',
    }),
    '',
  ),
  address: maybe(Type.Union([Address, Type.Null()])),
  national_insurance_number: maybe(
    Type.Object(
      {
        known: Type.Boolean(),
        last_digits: or(
          Type.String({
            description:
              'Last two digits, so that the person recognises the number; the whole number is never sent',
          }),
          '',
        ),
      },
      { description: 'Stored separately, and needed only for certificates' },
    ),
  ),
});
export type Profile = Static<typeof Profile>;
