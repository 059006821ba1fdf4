import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText } from '../../wire/text.ts';

const anyText = v.fallback(optionalText, '');

const address = v.object({
  street: anyText,
  streetNumber: anyText,
  bus: anyText,
  city: anyText,
  postal: anyText,
  country: anyText,
  isValidAddress: flag,
  mark: v.fallback(v.optional(v.picklist(['overridden', 'unchecked'])), undefined),
});

const nationalNumber = v.pipe(
  v.object({ known: flag, last_digits: anyText }),
  // Undefined when no number is known. The server never sends the number itself.
  v.transform(({ known, last_digits }) => (known ? { lastDigits: last_digits } : undefined)),
);

const profile = v.pipe(
  v.object({
    uid: integer,
    fname: anyText,
    lname: anyText,
    birthdate: anyText,
    sex: v.fallback(v.picklist(['', 'm', 'v', 'x']), ''),
    nationality: anyText,
    phone: anyText,
    mail: anyText,
    pending_mail: anyText,
    second_mail: anyText,
    address: v.fallback(v.nullish(address), undefined),
    national_insurance_number: v.fallback(v.nullish(nationalNumber), undefined),
  }),
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
    address: wire.address ?? undefined,
    nationalNumber: wire.national_insurance_number ?? undefined,
  })),
);

/** The personal data of one person. */
export type Profile = v.InferOutput<typeof profile>;

export const parseProfile = readerOf(profile);
