// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const correctedCertificate = v.object({
  /** Empty for a preview */
  number: v.fallback(optionalText, ""),
  corrected: v.fallback(v.nullable(v.object({
    kind: text,
    /** The person whom it is about */
    name: text,
    /** Who paid, on a tax certificate; may be empty */
    debtor: v.fallback(optionalText, ""),
    activity: text,
    first: isoDay,
    last: isoDay,
    /** For health: the number of sessions */
    days: integer,
    /** null: the certificate names no amount. In cents. */
    paid: v.fallback(v.nullable(cents), null),
  })), null),
  reasons: v.fallback(readableOf(v.picklist(["not-over","attendance-missing","not-attended","too-old","birthdate-missing","unpaid","free","several-years","credited","few-sessions","child-number","child-number-wrong","debtor-number","debtor-number-wrong","debtor-address"])), []),
  mails: integer,
  /** Names of people whose family has no address */
  unreachable: v.fallback(readableOf(text), []),
});
