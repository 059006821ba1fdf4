import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { parentInvites, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { endAccess } from '../../sessions/endAccess.ts';
import { hasConfirmedMail } from '../login-mail/unconfirmedMail.ts';
import { leaveFamily } from './leaveFamily.ts';
import { lockParents } from './lockParents.ts';
import { parentGoneMails } from './parentMails.ts';

interface Proof {
  readonly uid: number;
  /** The address that a mailed code reached. */
  readonly mail: string;
  /** The token of the session that stays open; without one, a mailed code alone is the proof. */
  readonly kept?: string | undefined;
}

/**
 * Records that somebody reads the mailbox of an address, in the caller's transaction. Anybody may have made the account before the first
 * proof. So that proof ends all that would leave the account open to its maker: sessions, codes, the calendar feed, other parents
 * and their invitations. Without a session of the account, the second address may be the maker's as well.
 * Decision: docs/decisions/0177-the-first-proof-of-a-mailbox.md
 */
export async function proveMailbox(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, mail, kept }: Proof,
): Promise<void> {
  const parents = await lockParents(tx, uid);
  const person = parents.find((parent) => parent.uid === uid);
  if (!person) throw refusals.busy();
  await tx.update(users).set({ mail, confirmedMail: mail }).where(eq(users.uid, uid));
  if (hasConfirmedMail(person)) return;
  await endAccess({ db: tx, clock }, { uid, kept });
  await tx.delete(parentInvites).where(eq(parentInvites.invitedBy, uid));
  if (kept === undefined) await tx.update(users).set({ secondMail: '' }).where(eq(users.uid, uid));
  const others = parents.filter((parent) => parent.uid !== uid);
  // The holder stays with the members, and a parent beside another holder leaves.
  const gone = person.coParentSince === null ? others : [person];
  for (const parent of gone) {
    await leaveFamily(tx, { parents, uid: parent.uid });
    const staying = parents.filter((one) => one !== parent);
    await queueMails({ db: tx, clock }, parentGoneMails({ gone: parent, staying }));
  }
}
