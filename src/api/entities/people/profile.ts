import * as v from 'valibot';
import { profile as wireProfile } from '../../generated/people/profile.ts';
import { readerOf } from '../../wire/readerOf.ts';

const readProfile = v.pipe(
  wireProfile,
  v.transform((wire) => ({
    uid: wire.uid,
    firstName: wire.fname,
    lastName: wire.lname,
    /** `YYYY-MM-DD`; '' when unknown. */
    birthdate: wire.birthdate,
    sex: wire.sex,
    nationality: wire.nationality,
    phone: wire.phone,
    mail: wire.mail,
    /** Replaces `mail` once it is confirmed; '' when no change is pending. */
    pendingMail: wire.pending_mail,
    secondMail: wire.second_mail,
    address: wire.address,
    /** undefined when no number is known. The server never sends the number itself. */
    nationalNumber: wire.national_insurance_number?.known
      ? { lastDigits: wire.national_insurance_number.last_digits }
      : undefined,
  })),
);

/** The personal data of one person. */
export type Profile = v.InferOutput<typeof readProfile>;

export const parseProfile = readerOf(readProfile);
