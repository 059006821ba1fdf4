// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { optionalText } from '../../wire/text.ts';
import { address } from './address.ts';

export const profile = v.object({
  uid: integer,
  fname: v.fallback(optionalText, ""),
  lname: v.fallback(optionalText, ""),
  birthdate: v.fallback(optionalText, ""),
  sex: v.fallback(v.picklist(["","m","v","x"]), ""),
  nationality: v.fallback(optionalText, ""),
  phone: v.fallback(optionalText, ""),
  /** Login address; for a family member without a login, an address that only receives messages */
  mail: v.fallback(optionalText, ""),
  /** Requested login address that waits for the confirmation by a mailed link; empty: none */
  pending_mail: v.fallback(optionalText, ""),
  /** Other addresses for the same messages, separated by `;`; never equal to `mail` */
  second_mail: v.fallback(optionalText, ""),
  address: v.fallback(v.optional(address), undefined),
  /** Stored separately, and needed only for certificates */
  national_insurance_number: v.fallback(v.optional(v.object({
    known: flag,
    /** Last two digits, so that the person recognises the number; the whole number is never sent */
    last_digits: v.fallback(optionalText, ""),
  })), undefined),
});
