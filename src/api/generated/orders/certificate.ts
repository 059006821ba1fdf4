// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, isoDay } from '../../wire/text.ts';

export const certificate = v.object({
  id: integer,
  /** E.g. ATT-2026-000012 */
  number: text,
  kind: v.picklist(["childcare","health","participation"]),
  /** For childcare: the year of payment */
  year: integer,
  uid: integer,
  /** Name of the person */
  name: text,
  club: v.object({
    nid: integer,
    title: text,
    url: text,
  }),
  activity: text,
  first: isoDay,
  last: isoDay,
  /** For health: the number of sessions */
  days: integer,
  /** null: the certificate names no amount. In cents. */
  paid: v.fallback(v.nullable(cents), null),
  /** The next download says that it is a duplicate */
  isDownloaded: flag,
});
