// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const clubCertificate = v.object({
  id: integer,
  /** E.g. ATT-2026-000012 */
  number: text,
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
  /** Seconds since 1970-01-01T00:00:00Z */
  issued: integer,
  /** Number of the one that it corrects; may be empty */
  replaces: v.fallback(optionalText, ""),
  /** Number of the one that corrects it; may be empty */
  replacedBy: v.fallback(optionalText, ""),
  /** When the family was told by mail */
  mailed: v.fallback(v.nullable(integer), null),
  /** The family downloaded the original */
  isDownloaded: flag,
  /** false: made before certificates were records, so nobody gets it */
  isComplete: flag,
  /** When the club withdrew it: nobody gets it any more */
  withdrawn: v.fallback(v.nullable(integer), null),
  /** Why it is no longer true since it was issued: a registration ended, its course stopped, or a credit note took something off its price */
  fault: v.fallback(v.nullable(v.picklist(["cancelled","stopped","credited"])), null),
});
