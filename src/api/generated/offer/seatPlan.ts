// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { reservation } from '../../entities/offer/reservation.ts';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';
import { wantedSeat } from './wantedSeat.ts';

export const seatPlan = v.object({
  event: integer,
  stands: listOf(v.object({
    nid: integer,
    title: text,
    kind: v.picklist(["seated","standing"]),
    /** In cents. */
    surcharge: v.fallback(cents, 0),
    /** Empty for a standing part */
    rows: listOf(v.object({
      row: text,
      seats: listOf(v.object({
        nid: integer,
        number: integer,
        x: integer,
        y: integer,
        wheelchair: flag,
        /** `own`: held by the caller */
        state: v.fallback(v.picklist(["free","held","sold","own"]), "sold"),
      })),
    })),
    /** Free places */
    free: v.fallback(integer, 0),
    /** Places held by the caller */
    own: v.fallback(integer, 0),
  })),
  tariffs: listOf(v.object({
    nid: integer,
    title: text,
    /** In cents. */
    price: cents,
  })),
  max: integer,
  held: v.fallback(listOf(wantedSeat), []),
  reservation: reservation,
});
