import { Type } from 'typebox';
import { Reservation } from '../entities/offer/reservation.ts';
import { SeatPlan, WantedSeat } from '../entities/offer/seatPlan.ts';
import { TicketedEvent, TicketId } from '../entities/orders/memberTicket.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Uid } from '../scalars.ts';
import { seatSelection } from './cartSelection.ts';

export const ticketsOperations = operationsOf('tickets', {
  get_seat_plan: {
    method: 'GET',
    access: 'public',
    summary: 'Returns the hall of an event with its free places.',
    request: Type.Object({ club: Nid, event: Nid }),
    response: envelope(SeatPlan),
  },
  hold_seats: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary: 'Holds places of an event for the caller, all or nothing. Earlier holds keep their end.',
    request: Type.Object({ club: Nid, uid: Uid, ...seatSelection }),
    response: envelope(Type.Object({ held: Type.Array(WantedSeat), reservation: Reservation })),
  },
  release_seats: {
    method: 'POST',
    access: 'user',
    summary:
      'Releases places that the caller holds: the named ones, or all of the event. With `tariff`: only those of that tariff.',
    request: Type.Object({
      club: Nid,
      uid: Uid,
      event: Nid,
      seats: Type.Optional(Type.Array(Nid, { maxItems: 50, uniqueItems: true })),
      tariff: Type.Optional(Nid),
    }),
    response: envelope(Type.Object({ held: Type.Array(WantedSeat), reservation: Reservation })),
  },
  extend_hold: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary: "Extends all holds in the caller's cart at a club by 15 minutes, at most twice.",
    request: Type.Object({ club: Nid, uid: Uid }),
    response: envelope(Type.Object({ reservation: Reservation })),
  },
  get_tickets: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the tickets of the caller and family at a club, per event: coming events, the soonest first, then past events, the latest first (Specification 2.1).',
    request: Type.Object({ club: Nid }),
    response: envelope(Type.Array(TicketedEvent)),
  },
  download_ticket: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads a ticket of the caller or family as a tagged PDF with its code, for the download helper (Specification 7). A ticket of others is not found. Refused with `not-available` if it is cancelled or unpaid.',
    request: Type.Object({ ticket: TicketId }),
    response: envelope(Type.Null()),
  },
  open_wallet_pass: {
    method: 'GET',
    access: 'user',
    answers: 'browser',
    takesCode: true,
    summary:
      'Returns a ticket of the caller or family as a signed pass for Apple Wallet, opened by the browser. A code or token in `auth` authenticates a call without a cookie. A ticket of others is not found. Refused with `not-available` unless `get_tickets` says `hasWalletPass`.',
    request: Type.Object({
      auth: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      ticket: TicketId,
    }),
    response: envelope(Type.Null()),
  },
});
