// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const undeliveredMail = v.object({
  /** Also the left part of its Message-ID */
  id: text,
  to: text,
  /** The person who did not get it */
  name: v.fallback(optionalText, ""),
  subject: v.fallback(optionalText, ""),
  /** Seconds since 1970-01-01T00:00:00Z */
  gave_up: integer,
  /** `address`: the mail server of the recipient does not know or refuses the address; `full`: the mailbox is full; `refused`: it refuses the mail itself; `unreachable`: every attempt of a day failed */
  why: v.fallback(v.picklist(["address","full","refused","unreachable"]), "refused"),
  /** Its content was kept: resend_mail can send it again */
  resendable: flag,
});
