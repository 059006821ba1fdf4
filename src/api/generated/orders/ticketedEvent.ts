// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const ticketedEvent = v.object({
  nid: integer,
  url: text,
  title: text,
  place: v.fallback(optionalText, ""),
  /** null: unknown */
  start: v.fallback(v.nullable(integer), null),
  /** Seconds since 1970-01-01T00:00:00Z */
  end: v.fallback(v.nullable(integer), null),
  isPast: flag,
  tickets: listOf(v.object({
    id: text,
    uid: integer,
    /** Name of the person */
    name: text,
    tariff: v.fallback(optionalText, ""),
    state: v.picklist(["valid","used","cancelled","unpaid"]),
    /** Seconds since 1970-01-01T00:00:00Z */
    used: v.fallback(v.nullable(integer), null),
    /** Content of the QR code, exactly; null if the ticket admits nobody */
    code: v.fallback(v.nullable(text), null),
    /** Whether `open_wallet_pass` gives a pass: the ticket lets somebody in, and the operator has a certificate */
    hasWalletPass: flag,
    /** null: no assigned place in a hall */
    place: v.fallback(v.nullable(v.object({
      stand: text,
      /** null: a standing part */
      row: v.nullable(text),
      number: v.nullable(integer),
    })), null),
  })),
});
