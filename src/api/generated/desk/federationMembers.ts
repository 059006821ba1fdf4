// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, isoDay } from '../../wire/text.ts';

export const federationMembers = v.object({
  /** In the order of the club */
  federations: v.fallback(readableOf(v.object({
    url: text,
    title: text,
    /** Last day of a card that is given today */
    until: isoDay,
  })), []),
  cards: v.fallback(readableOf(v.object({
    uid: integer,
    name: text,
    federation: text,
    type: v.picklist(["member","teacher"]),
    number: text,
    /** Last valid day; null: until it is ended */
    until: v.fallback(v.nullable(isoDay), null),
    /** Its last day is past */
    over: flag,
  })), []),
  /** Number of cards on all pages */
  count: integer,
});
