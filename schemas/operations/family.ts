import { Type } from 'typebox';
import { Address } from '../entities/people/address.ts';
import { Erasure } from '../entities/people/erasure.ts';
import { Mail } from '../entities/people/mail.ts';
import { PersonName } from '../entities/people/personName.ts';
import { GivenPhone } from '../entities/people/phone.ts';
import { Profile } from '../entities/people/profile.ts';
import { User } from '../entities/people/user.ts';
import { envelope, operationsOf } from '../operation.ts';
import { refusalProperties } from '../refusal.ts';
import { GivenBirthdate, Uid } from '../scalars.ts';
import { textLimits } from '../textLimits.ts';
import { CurrentPassword } from './session.ts';

export const familyOperations = operationsOf('family', {
  get_user_family_members: {
    method: 'GET',
    access: 'user',
    summary: 'Lists the family members of a parent, without the parents, the eldest first.',
    request: Type.Object({ uid: Uid }),
    response: envelope(Type.Array(User)),
  },
  get_profile: {
    method: 'GET',
    access: 'user',
    summary: 'Returns the profile of the caller or a family member, without the national number.',
    request: Type.Object({ uid: Uid }),
    response: envelope(Profile),
  },
  save_profile: {
    method: 'POST',
    access: 'user',
    summary:
      'Changes the given fields only. The second e-mail must differ from the first, an e-mail must not belong to another account, and a national number must match the birthdate. A new login address needs the `password`; the old one stays until a mailed link confirms the new one (`pending_mail`). Validation errors are returned as `problems`, keyed by field.',
    request: Type.Object({
      uid: Uid,
      fname: Type.Optional(PersonName),
      lname: Type.Optional(PersonName),
      birthdate: Type.Optional(GivenBirthdate),
      sex: Type.Optional(Type.Enum(['', 'm', 'v', 'x'])),
      nationality: Type.Optional(Type.String({ maxLength: textLimits.nationality })),
      phone: Type.Optional(GivenPhone),
      mail: Type.Optional(Mail),
      password: Type.Optional(CurrentPassword),
      second_mail: Type.Optional(Mail),
      address: Type.Optional(Type.Union([Address, Type.Null()])),
      national_insurance_number: Type.Optional(
        Type.String({ maxLength: 40, description: 'Empty: deletes the number' }),
      ),
    }),
    response: envelope(Profile),
  },
  add_family_member: {
    method: 'POST',
    access: 'user',
    summary:
      "Adds a member to the caller's family. An e-mail gives that member no login; the caller's own e-mail is refused with the sentence of Specification 5.1. Validation errors are returned as `problems`, keyed by field.",
    request: Type.Object({
      fname: PersonName,
      lname: PersonName,
      birthdate: GivenBirthdate,
      sex: Type.Optional(Type.Enum(['', 'm', 'v', 'x'])),
      phone: Type.Optional(GivenPhone),
      mail: Type.Optional(Mail),
    }),
    response: envelope(User),
  },
  add_new_parent: {
    method: 'POST',
    access: 'user',
    summary:
      'Mails the guardian whom a minor names: a new person, or a family member of at least 16. The guardian accepts with `accept_parent_invite`; until then the minor can prepare a cart and answers, and not order. `auth` is the token of another session of the minor, whose user tells of the question in `guardian_asked`: a bearer, and valid once for `exchange_auth_code`. Asking again replaces the first question.',
    request: Type.Object({
      /** The minor, who is the caller; with `setFamilyMemberAsParent` the family member who becomes the guardian. */
      uid: Type.Optional(Uid),
      fname: Type.Optional(PersonName),
      lname: Type.Optional(PersonName),
      birthdate: Type.Optional(GivenBirthdate),
      phone: Type.Optional(GivenPhone),
      mail: Type.Optional(Mail),
      setFamilyMemberAsParent: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({ auth: Type.String(), ...refusalProperties }),
  },
  export_my_data: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads all stored data about the caller and the family members without an own account, as a zip: `gegevens.json`, `LEESMIJ.txt` and the uploaded files under `bestanden/`. Needs the password, because the full national number is included.',
    request: Type.Object({ password: CurrentPassword }),
    response: envelope(Type.Null()),
  },
  get_erasure: {
    method: 'GET',
    access: 'user',
    summary:
      'Previews `erase_my_data`: the people who are erased, the unpaid invoices, the coming sessions and turns that are lost, and the records that stay.',
    request: Type.Object({ uid: Uid }),
    response: envelope(Erasure),
  },
  erase_my_data: {
    method: 'POST',
    access: 'user',
    summary:
      'Erases one family member or, with the uid of the caller, the whole account: the caller and every member without an own account. Refused with `not-available` while an order is unpaid. Records that the law obliges a club to keep stay, without a name. Erasing an account ends its session.',
    request: Type.Object({ uid: Uid, password: CurrentPassword }),
    response: envelope(Type.Literal(true)),
  },
  withdraw_health_consent: {
    method: 'POST',
    access: 'user',
    summary:
      'Withdraws the consents about health of one person at all clubs, and deletes the answers and files that they are about, also in forms that were sent before.',
    request: Type.Object({ uid: Uid }),
    response: envelope(
      Type.Object({ deleted: Type.Integer({ minimum: 0, description: 'Number of deleted answers' }) }),
    ),
  },
});
