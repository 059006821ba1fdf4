import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { coupleInvites, reservations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import { nl } from '../../texts/nl.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { declinedMails } from './composeCoupleMails.ts';
import { findOpenInvite } from './invitesOfCourse.ts';
import type { Invited, OpenInvite } from './openInvites.ts';

interface Answer extends Omit<Invited, 'now'> {
  readonly clubNid: number;
  readonly cciid: number;
  /** The family member who answers. */
  readonly uid: number;
  readonly accepts: boolean;
}

/** Answers an invitation. An accepted invitation stays open until that person orders. A declined one frees the kept place. */
export async function answerInvite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  answer: Answer,
): Promise<OpenInvite> {
  const now = clock.now();
  const asked = await findOpenInvite(db, { ...answer, now });
  if (!asked) throw refusals.notFound(nl.refusals.inviteGone);
  return db.transaction(async (tx) => {
    const { cciid, tariffNid, inviterUid } = asked.invite;
    await lockInOrder(tx, { tariffs: [tariffNid], invites: [cciid] });
    const found = await findOpenInvite(tx, { ...answer, now });
    if (!found) throw refusals.notFound(nl.refusals.inviteGone);
    const { uid, accepts } = answer;
    await tx
      .update(coupleInvites)
      .set({ partnerUid: uid, answeredAt: now, ...(!accepts && { state: 'declined' }) })
      .where(eq(coupleInvites.cciid, cciid));
    const isKept = and(eq(reservations.ref, tariffNid), eq(reservations.uid, inviterUid));
    if (!accepts) await tx.delete(reservations).where(and(eq(reservations.kind, 'partner'), isKept));
    if (!accepts) await queueMails({ db: tx, clock }, await declinedMails({ db: tx }, found));
    return found;
  });
}
