import { fillIn } from '@clubpoort/form-engine/headless';
import type { ticketsOperations } from '#schemas/operations/tickets.ts';
import { refusals } from '../http/refused.ts';
import { pdfFileName } from '../pdf/pdfFileName.ts';
import { pdfMediaType, renderPdf } from '../pdf/renderPdf.ts';
import { requireClub } from '../services/clubs/clubs.ts';
import { reservationOf } from '../services/holds/cartHolds.ts';
import { extendHolds } from '../services/holds/extendHolds.ts';
import { fullName } from '../services/people/people.ts';
import { requireHall } from '../services/seats/hall.ts';
import { holdSeats } from '../services/seats/holdSeats.ts';
import { heldAnswer } from '../services/seats/loadHeldSeats.ts';
import { loadSeatPlan } from '../services/seats/loadSeatPlan.ts';
import { releaseSeats } from '../services/seats/releaseSeats.ts';
import { loadEvents } from '../services/tickets/loadEvents.ts';
import { loadTickets, requireTicket } from '../services/tickets/loadTickets.ts';
import { ticketPdf } from '../services/tickets/ticketPdf.ts';
import { toWireEvents } from '../services/tickets/toWireEvents.ts';
import { passFile } from '../services/tickets/wallet/passFile.ts';
import { signerFor } from '../services/tickets/wallet/signerFor.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const ticketsHandlers = {
  get_seat_plan: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const hall = await requireHall(db, club.nid, request.event);
    const viewer = { clubNid: club.nid, heldBy: caller?.uid };
    return { result: await loadSeatPlan({ db, clock }, { hall, viewer }) };
  },
  hold_seats: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    if (caller.isGuest && !club.sellsToGuests) throw refusals.forbidden(nl.cart.noGuests);
    const hall = await requireHall(db, club.nid, request.event);
    const holder = { heldBy: caller.uid, clubNid: club.nid };
    await holdSeats({ db, clock }, { ...holder, hall, uid: request.uid, seats: request.seats });
    return { result: await heldAnswer({ db, clock }, { ...holder, event: request.event }) };
  },
  release_seats: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const held = { heldBy: caller.uid, clubNid: club.nid, event: request.event };
    await releaseSeats({ db, clock }, { ...held, nids: request.seats, tariffNid: request.tariff });
    return { result: await heldAnswer({ db, clock }, held) };
  },
  extend_hold: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const holder = { heldBy: caller.uid, clubNid: club.nid };
    await extendHolds({ db, clock }, holder);
    return { result: { reservation: await reservationOf({ db, clock }, holder) } };
  },
  get_tickets: async (call) => {
    const { db, request, caller } = call;
    const club = await requireClub(db, { nid: request.club }, caller);
    const tickets = await loadTickets(db, { uids: [...caller.family], clubNid: club.nid });
    const events = await loadEvents(db, [...new Set(tickets.map(({ courseNid }) => courseNid))]);
    return { result: toWireEvents(call, events, tickets) };
  },
  download_ticket: async (call) => {
    const { db, caller, request, clock } = call;
    const { ticket, event } = await requireTicket(db, { uids: [...caller.family], id: request.ticket });
    return {
      kind: 'file',
      content: await renderPdf(ticketPdf(ticket, event), { now: clock.now() }),
      mediaType: pdfMediaType,
      downloadName: pdfFileName(fillIn(nl.tickets.fileName, { event: event.course.title }), fullName(ticket)),
    };
  },
  open_wallet_pass: async (call) => {
    const { db, caller, request } = call;
    const { ticket, event } = await requireTicket(db, { uids: [...caller.family], id: request.ticket });
    const signer = signerFor(call, ticket, event);
    if (!signer) throw refusals.notAvailable(nl.refusals.noWalletPass);
    const { name, mediaType, content } = await passFile(call, signer, { ticket, event });
    return { kind: 'file', content, mediaType, downloadName: name };
  },
} satisfies HandlersOf<typeof ticketsOperations>;
