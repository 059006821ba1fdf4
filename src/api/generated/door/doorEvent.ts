// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const doorEvent = v.object({
  kind: v.fallback(v.picklist(["event","lesson"]), "event"),
  nid: integer,
  title: text,
  place: v.fallback(optionalText, ""),
  /** null: unknown */
  start: v.fallback(v.nullable(integer), null),
  /** Seconds since 1970-01-01T00:00:00Z */
  end: v.fallback(v.nullable(integer), null),
  /** Tickets that are not cancelled; of a lesson, the people who are expected */
  tickets: integer,
  inside: integer,
});
