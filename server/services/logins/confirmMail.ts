import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { violates } from '../../db/databaseFailure.ts';
import { users } from '../../db/schema.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import { nl } from '../../texts/nl.ts';
import { loginChangedMail } from '../people/accountMails.ts';
import { hasConfirmedMail } from '../people/login-mail/unconfirmedMail.ts';
import { lockParents } from '../people/parents/lockParents.ts';
import { proveMailbox } from '../people/parents/proveMailbox.ts';
import { codeUsed, findCode, revokeCodes, useCode as spendCode } from '../sessions/oneTimeCodes.ts';
import { inviteConfirmed } from './records/claims.ts';

interface Confirmation {
  readonly caller: { readonly uid: number };
  readonly code: string;
  /** The token of the session that opens the link. */
  readonly kept: string | undefined;
}

type Confirming = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

export interface ConfirmedMail {
  readonly mail: string;
  /** Whether the login has another address from now on. */
  readonly isNew: boolean;
}

/**
 * Confirms the address that a mailed code is for. A new address replaces the old one. This needs both the mailbox and a session of
 * the account, so one of the two alone is not enough.
 * Decision: docs/decisions/0065-an-address-is-confirmed-by-mailbox-and-session.md
 *
 * @throws a refusal where the code is not good, is somebody else's, or its address is the login of another account by now
 */
export async function confirmMail(context: Confirming, confirmation: Confirmation): Promise<ConfirmedMail> {
  try {
    return await context.db.transaction((tx) => confirm({ ...context, db: tx }, confirmation));
  } catch (error) {
    // Somebody made an account with this mail after the link was sent.
    if (!violates(error, 'users_mail_logs_in_once')) throw error;
    throw new Refused(409, { errors: [formTexts.emailInUse], code: 'account-exists' });
  }
}

async function confirm(
  { db: tx, clock, portalOrigin }: Confirming,
  { caller, code, kept }: Confirmation,
): Promise<ConfirmedMail> {
  const owner = await findCode({ db: tx, clock }, code, 'mail');
  if (owner !== undefined && owner !== caller.uid) throw refusals.forbidden(nl.refusals.mailCodeOfOther);
  // Locks the person before the code. Whoever has locked a person revokes that person's codes, so the other order can deadlock.
  const parents = await lockParents(tx, caller.uid);
  const before = parents.find(({ uid }) => uid === caller.uid);
  if (!before) throw refusals.busy();
  const used = await spendCode({ db: tx, clock }, code, 'mail');
  if (used?.mail === undefined) throw codeUsed(nl.refusals.mailCodeUsed);
  const { mail } = used;
  const secondMail = withoutMail(before.secondMail, mail);
  await tx.update(users).set({ secondMail }).where(eq(users.uid, caller.uid));
  const isFirst = before.mail !== mail || !hasConfirmedMail(before);
  await proveMailbox({ db: tx, clock }, { uid: caller.uid, mail, kept });
  if (isFirst) await inviteConfirmed({ db: tx, clock, portalOrigin }, mail);
  if (before.mail === mail) return { mail, isNew: false };
  // Codes that were mailed to the old address must not open the account any more.
  await revokeCodes({ db: tx, clock }, caller.uid);
  if (before.mail) {
    const old = { mail: before.mail, fname: before.fname };
    await queueMails({ db: tx, clock }, [
      { ...{ kind: 'account', uid: before.uid }, ...loginChangedMail(old) },
    ]);
  }
  return { mail, isNew: true };
}

/** Removes an address from a list: a second address is never the first (Specification 5.1). */
function withoutMail(list: string, mail: string): string {
  return list
    .split(';')
    .filter((one) => one.trim() !== mail)
    .join(';');
}
