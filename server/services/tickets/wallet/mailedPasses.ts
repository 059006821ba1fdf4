import type { Context } from '#server/context.ts';
import type { PassesOf } from '#server/db/schema.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { loadEvents } from '../loadEvents.ts';
import { loadTickets } from '../loadTickets.ts';
import { passFile } from './passFile.ts';
import { signerFor } from './signerFor.ts';

/** Maximum number of passes in one mail: somebody adds them one by one. */
export const mostMailedPasses = 10;

/**
 * The wallet passes of the tickets of orders, made at the moment that the mail leaves: a ticket that was withdrawn meanwhile has none. None
 * at all for more tickets than `mostMailedPasses`.
 */
export async function mailedPasses(
  context: Pick<Context, 'db' | 'clock' | 'fileService' | 'wallet'>,
  wanted: PassesOf,
): Promise<Attachment[]> {
  const tickets = await loadTickets(context.db, wanted);
  const events = await loadEvents(context.db, [...new Set(tickets.map(({ courseNid }) => courseNid))]);
  const signed = tickets.flatMap((ticket) => {
    const event = events.find(({ course }) => course.nid === ticket.courseNid);
    const signer = event && signerFor(context, ticket, event);
    return signer ? [{ signer, of: { ticket, event } }] : [];
  });
  if (signed.length > mostMailedPasses) return [];
  const files: Attachment[] = [];
  for (const [index, { signer, of }] of signed.entries())
    files.push(await passFile(context, signer, signed.length === 1 ? of : { ...of, number: index + 1 }));
  return files;
}
