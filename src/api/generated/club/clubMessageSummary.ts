// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const clubMessageSummary = v.object({
  id: integer,
  title: text,
  /** `everybody`: the members of the club; `courses`: who takes part in one of the courses; `waiting`: who waits for a place; `unpaid`: for whom an amount is open; `absent`: who was absent three times or more in the last 90 days; `teachers`: who teaches; `people`: those whom the manager chose */
  audience: v.picklist(["everybody","courses","waiting","unpaid","absent","teachers","people"]),
  newsletter: flag,
  /** Seconds since 1970-01-01T00:00:00Z */
  changed: integer,
  /** Name; null: the account was erased */
  by: v.nullable(text),
  state: v.picklist(["draft","planned","sent"]),
  /** When it is or was sent; null for a draft */
  at: v.nullable(integer),
  /** 0 until it is sent */
  people: integer,
  /** 0 until it is sent */
  addresses: integer,
  /** People for whom somebody in the family opened it in the portal */
  read: integer,
  /** Mails that wait to be sent */
  sending: integer,
});
