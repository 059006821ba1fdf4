import * as v from 'valibot';
import { reservation as wire } from '../../generated/offer/reservation.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** A hold; several answers contain one. */
export const reservation = v.pipe(
  wire,
  v.transform(({ now, expires, extensions_left }) => ({
    /** Unix seconds by the server's clock, as is `expires`: the browser's clock may be wrong. */
    now,
    /** The earliest end of a hold; undefined when nothing is held. */
    expires: expires ?? undefined,
    /** How often the hold may still be extended. */
    extensionsLeft: extensions_left,
  })),
);

export type Reservation = v.InferOutput<typeof reservation>;

const reserved = v.pipe(
  v.object({ reservation }),
  v.transform((result) => result.reservation),
);

/** Parses the `result` of extend_hold and accept_waiting_list_offer. */
export const parseReservation = readerOf(reserved);
