import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { outgoingMails, users } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { endPause } from '../../mail/outbox/mailPauses.ts';
import { nl } from '../../texts/nl.ts';
import { noteAction } from '../management/noteAction.ts';

interface WantedMail {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly id: string;
}

/**
 * Puts a mail that could not be delivered back in the outbox, to the present address of its reader: a family corrects its own
 * address. Of two managers who ask at once, one does it.
 *
 * @returns the address
 */
export function resendUndelivered(
  context: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, id }: WantedMail,
): Promise<string> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const isOfClub = and(eq(outgoingMails.id, id), eq(outgoingMails.clubNid, clubNid));
    const [mail] = await tx.select().from(outgoingMails).where(isOfClub).for('update');
    if (!mail) throw refusals.notFound(nl.management.mailNotFound);
    if (mail.failedAt === null) throw refusals.notAvailable(nl.management.mailOnItsWay);
    if (mail.content === null) throw refusals.notAvailable(nl.management.mailNotKept);
    const [reader] =
      mail.uid === null
        ? []
        : await tx.select({ mail: users.mail }).from(users).where(eq(users.uid, mail.uid));
    const recipient = reader?.mail || (mail.recipient ?? '');
    await tx
      .update(outgoingMails)
      .set({ recipient, attempts: 0, failure: null, failedAt: null, dueAt: clock.now() })
      .where(isOfClub);
    if (mail.uid !== null) await endPause(tx, mail.uid);
    const details = { what: '', mail: mail.kind };
    await noteAction({ db: tx, clock }, { clubNid, by, action: 'resend-mail', oid: null, details });
    return recipient;
  });
}
