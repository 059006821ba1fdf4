// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';

export const ticketedEvent = v.object({
  nid: integer,
  url: text,
  title: text,
  place: anyText,
  /** null: unknown */
  start: orNull(integer),
  /** Seconds since 1970-01-01T00:00:00Z */
  end: orNull(integer),
  isPast: flag,
  tickets: listOf(v.object({
    id: text,
    uid: integer,
    /** Name of the person */
    name: text,
    tariff: anyText,
    state: v.picklist(["valid","used","cancelled","unpaid"]),
    /** Seconds since 1970-01-01T00:00:00Z */
    used: orNull(integer),
    /** Content of the QR code, exactly; null if the ticket admits nobody */
    code: orNull(text),
    /** Whether `open_wallet_pass` gives a pass: the ticket lets somebody in, and the operator has a certificate */
    hasWalletPass: flag,
    /** null: no assigned place in a hall */
    place: orNull(v.object({
      stand: text,
      /** null: a standing part */
      row: v.nullable(text),
      number: v.nullable(integer),
    })),
  })),
});
