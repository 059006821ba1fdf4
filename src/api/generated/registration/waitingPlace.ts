// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';
import { earlyPrice } from '../offer/earlyPrice.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

export const waitingPlace = v.object({
  uid: integer,
  name: text,
  club: clubPart,
  course: clubPart,
  tariff: v.object({
    nid: integer,
    title: text,
  }),
  /** Seconds since 1970-01-01T00:00:00Z */
  since: integer,
  position: integer,
  /** End of the offered place, what it costs and the next session; null: no offer yet */
  offer: v.nullish(v.object({
    /** Seconds since 1970-01-01T00:00:00Z */
    expires: integer,
    /** In cents. */
    price: v.fallback(v.optional(cents), undefined),
    /** The price that counts now has a last day, in Brussels, and what the price is after that day */
    earlyPrice: v.fallback(v.optional(earlyPrice), undefined),
    /** Seconds since 1970-01-01T00:00:00Z */
    nextSession: v.fallback(v.optional(integer), undefined),
  })),
});
