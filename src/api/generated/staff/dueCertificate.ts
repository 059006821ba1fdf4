// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const dueCertificate = v.object({
  /** One of the registrations that it is about */
  registration: integer,
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
});
