import type { Profile } from '#schemas/entities/people/profile.ts';
import type { Context } from '#server/context.ts';
import { loadPendingMail } from '../login-mail/unconfirmedMail.ts';
import { loadNationalNumber } from '../nationalNumbers.ts';
import { loadPerson } from '../people.ts';

/** Loads what is known of a person. Gives only the last digits of the national number, enough to recognise it by. */
export async function loadProfile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<Profile> {
  const person = await loadPerson(db, uid);
  const digits = await loadNationalNumber(db, uid);
  return {
    uid,
    fname: person.fname,
    lname: person.lname,
    birthdate: person.birthdate,
    sex: person.sex,
    nationality: person.nationality,
    phone: person.phone,
    mail: person.mail ?? '',
    pending_mail: await loadPendingMail({ db, clock }, uid),
    second_mail: person.secondMail,
    address: person.address,
    national_insurance_number: { known: digits !== '', last_digits: digits.slice(-2) },
  };
}
