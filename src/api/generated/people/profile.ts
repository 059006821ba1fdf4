// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { maybe, anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { address } from './address.ts';

export const profile = v.object({
  uid: integer,
  fname: anyText,
  lname: anyText,
  birthdate: anyText,
  sex: v.fallback(v.picklist(["","m","v","x"]), ""),
  nationality: anyText,
  phone: anyText,
  /** Login address; for a family member without a login, an address that only receives messages */
  mail: anyText,
  /** Requested login address that waits for the confirmation by a mailed link; empty: none */
  pending_mail: anyText,
  /** Other addresses for the same messages, separated by `;`; never equal to `mail` */
  second_mail: anyText,
  address: maybe(address),
  /** Stored separately, and needed only for certificates */
  national_insurance_number: maybe(v.object({
    known: flag,
    /** Last two digits, so that the person recognises the number; the whole number is never sent */
    last_digits: anyText,
  })),
});
