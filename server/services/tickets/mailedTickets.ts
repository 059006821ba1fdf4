import { fillIn } from '@clubpoort/form-engine/headless';
import type { Context } from '../../context.ts';
import type { PassesOf } from '../../db/schema.ts';
import type { Attachment } from '../../mail/mailer.ts';
import { pdfFileName } from '../../pdf/pdfFileName.ts';
import { pdfMediaType, renderPdfOf } from '../../pdf/renderPdf.ts';
import { nl } from '../../texts/nl.ts';
import { type LoadedEvent, loadEvents } from './loadEvents.ts';
import { type LoadedTicket, loadTickets, ticketState } from './loadTickets.ts';
import { ticketPdf } from './ticketPdf.ts';
import { mostMailedPasses } from './wallet/mailedPasses.ts';
import { signerFor } from './wallet/signerFor.ts';

/** The tickets of an order, as a mail about it has them. */
export interface MailedTickets {
  /** One PDF for each event, with a page for each ticket. */
  readonly attachments: readonly Attachment[];
  /** Number of tickets in the attachments. */
  readonly attached: number;
  /** Number of tickets that wait for the payment. */
  readonly waiting: number;
  /** Number of tickets that have a wallet pass. */
  readonly passes: number;
  /** The tickets whose passes the mail gets when it leaves; absent for none, and for too many. */
  readonly passesOf?: PassesOf;
}

export const noMailedTickets: MailedTickets = { attachments: [], attached: 0, waiting: 0, passes: 0 };

/**
 * Prints the tickets of orders that let somebody in. Those that wait for a payment come with its receipt.
 * Decision: docs/decisions/0196-tickets-come-by-mail-once-they-are-paid.md
 */
export async function mailedTickets(
  { db, clock, wallet }: Pick<Context, 'db' | 'clock' | 'wallet'>,
  wanted: PassesOf,
): Promise<MailedTickets> {
  const tickets = await loadTickets(db, wanted);
  const valid = tickets.filter((ticket) => ticketState(ticket) === 'valid');
  const waiting = tickets.filter((ticket) => ticketState(ticket) === 'unpaid').length;
  const byEvent = Map.groupBy(valid, ({ courseNid }) => courseNid);
  const attachments: Attachment[] = [];
  let passes = 0;
  for (const event of await loadEvents(db, [...byEvent.keys()])) {
    const those = byEvent.get(event.course.nid) ?? [];
    passes += those.filter((ticket) => signerFor({ clock, wallet }, ticket, event)).length;
    const [first, ...others] = those;
    if (first) attachments.push(await printed([first, ...others], event, clock.now()));
  }
  const hasPasses = passes > 0 && passes <= mostMailedPasses;
  return { attachments, attached: valid.length, waiting, passes, ...(hasPasses && { passesOf: wanted }) };
}

async function printed(
  [first, ...others]: readonly [LoadedTicket, ...LoadedTicket[]],
  event: LoadedEvent,
  now: Date,
): Promise<Attachment> {
  const pages = [ticketPdf(first, event), ...others.map((one) => ticketPdf(one, event))] as const;
  const name = others.length === 0 ? nl.tickets.fileName : nl.tickets.filesName;
  return {
    name: pdfFileName(fillIn(name, { event: event.course.title }), event.club.title),
    mediaType: pdfMediaType,
    content: await renderPdfOf(pages, { now }),
  };
}
