// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const orderRegistration = v.object({
  uid: integer,
  name: text,
  course: v.object({
    nid: integer,
    url: text,
    title: text,
  }),
  tariff: v.object({
    nid: integer,
    title: text,
  }),
  status: v.picklist(["registered","queued"]),
  /** Seconds since 1970-01-01T00:00:00Z */
  firstSession: v.fallback(v.optional(integer), undefined),
});
