// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text, isoDay } from '../../wire/text.ts';

export const managedForm = v.object({
  nid: integer,
  url: text,
  title: text,
  description: text,
  needsLogin: flag,
  /** `draft`: only managers see it. `closed`: a manager closed it. `planned` and `over`: its days are still to come, or past */
  state: v.picklist(["draft","closed","planned","over","open"]),
  opensOn: v.fallback(v.nullable(isoDay), null),
  closesOn: v.fallback(v.nullable(isoDay), null),
  questions: integer,
  /** How often it was sent */
  answers: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  lastAnswer: v.fallback(v.nullable(integer), null),
  /** null: unknown */
  changed: v.fallback(v.nullable(integer), null),
});
